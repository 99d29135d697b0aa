/** Sounds, made on the spot, and the browser's notifications. */
import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

function tone(pitch: number, start: number, length: number, loud = 0.12): void {
  if (!audio) return;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const at = audio.currentTime + start;
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const tunes = {
  move: [[330, 0, 0.12]],
  turn: [[523, 0, 0.25], [784, 0.13, 0.4]],
  chat: [[880, 0, 0.1]],
  end: [[392, 0, 0.3], [523, 0.15, 0.3], [659, 0.3, 0.3], [784, 0.45, 0.7]],
} satisfies Record<string, [number, number, number][]>;

/** Play a short tune, if sound is on and the browser lets us. */
export function sound(name: keyof typeof tunes): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of tunes[name]) tone(pitch!, start!, length!);
}

/** Tell somebody who looks elsewhere. */
export function notify(title: string, body: string, address: string): void {
  if (!settings.notifications || !document.hidden) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: address });
  notice.onclick = () => {
    window.focus();
    if (location.pathname !== address) location.assign(address);
    notice.close();
  };
}
