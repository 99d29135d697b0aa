/**
 * The fifteen characters of Gatsby: angular portraits put together from a kit of parts.
 *
 * A part is a list of shapes, each a tint and a path in a box of 100 by 130. A person is a list
 * of parts, drawn in order, and the colours of the tints. Their names are among the game's texts.
 */

export type Shape = readonly [tint: string, path: string];

const kit = {
  // Shoulders and clothes.
  gown: [
    ['skin', 'M22 130L30 104 42 96H58L70 104 78 130Z'],
    ['shade', 'M58 96L70 104 78 130H62L54 104Z'],
    ['cloth', 'M14 130L26 108 33 103 38 118 50 124 62 118 67 103 74 108 86 130Z'],
    ['trim', 'M33 103L38 118 50 124 62 118 67 103 64 102 59 115 50 120 41 115 36 102Z'],
  ],
  fur: [
    ['skin', 'M34 98H66L58 130H42Z'],
    ['cloth', 'M6 130L10 112 24 100 38 94 44 130Z'],
    ['cloth', 'M94 130L90 112 76 100 62 94 56 130Z'],
    ['trim', 'M10 112L18 116 20 107 28 111 30 100 38 105 38 94 24 100Z'],
    ['trim', 'M90 112L82 116 80 107 72 111 70 100 62 105 62 94 76 100Z'],
    ['trim', 'M12 130L17 121 22 130ZM26 130L31 119 36 130ZM88 130L83 121 78 130ZM74 130L69 119 64 130Z'],
  ],
  tuxedo: [
    ['cloth', 'M8 130L14 108 38 96H62L86 108 92 130Z'],
    ['white', 'M40 96H60L58 130H42Z'],
    ['lapel', 'M38 96L30 112 40 116 44 130H48L41 98ZM62 96L70 112 60 116 56 130H52L59 98Z'],
    ['ink', 'M50 103L40 98V109ZM50 103L60 98V109Z'],
    ['trim', 'M49 114h2v2h-2zM49 121h2v2h-2z'],
  ],
  suit: [
    ['cloth', 'M8 130L15 107 38 96H62L85 107 92 130Z'],
    ['white', 'M41 95H59L54 118 50 130 46 118Z'],
    ['lapel', 'M39 95L28 110 38 113 33 118 48 130ZM61 95L72 110 62 113 67 118 52 130Z'],
    ['trim', 'M47 99H53L52 104 54 122 50 128 46 122 48 104Z'],
  ],
  checks: [
    ['cloth', 'M8 130L15 107 38 96H62L85 107 92 130Z'],
    ['trim', 'M16 110h5v5h-5zM26 110h5v5h-5zM21 115h5v5h-5zM11 115h5v5h-5zM16 120h5v5h-5zM26 120h5v5h-5zM11 125h5v5h-5zM21 125h5v5h-5zM31 115h5v5h-5zM31 125h5v5h-5zM69 110h5v5h-5zM79 110h5v5h-5zM74 115h5v5h-5zM84 115h5v5h-5zM69 120h5v5h-5zM79 120h5v5h-5zM64 115h5v5h-5zM64 125h5v5h-5zM74 125h5v5h-5zM84 125h5v5h-5z'],
    ['white', 'M41 95H59L50 122Z'],
    ['ink', 'M50 106L41 101 43 111ZM50 106L59 101 57 111Z'],
  ],
  uniform: [
    ['cloth', 'M8 130L14 107 36 97H64L86 107 92 130Z'],
    ['lapel', 'M38 97L34 112 50 120 66 112 62 97 50 106Z'],
    ['gold', 'M38 122h4v4h-4zM58 122h4v4h-4zM14 107L30 99 32 103 15 112ZM86 107L70 99 68 103 85 112Z'],
    ['white', 'M42 96H58L50 107Z'],
  ],
  bellhop: [
    ['cloth', 'M12 130L18 108 38 97H62L82 108 88 130Z'],
    ['gold', 'M39 97H61L60 103H40ZM35 112a2 2 0 1 1 .1 0ZM65 112a2 2 0 1 1 .1 0ZM35 122a2 2 0 1 1 .1 0ZM65 122a2 2 0 1 1 .1 0Z'],
    ['trim', 'M49 103h2v27h-2z'],
  ],
  jersey: [
    ['cloth', 'M10 130L17 107 38 96H62L83 107 90 130Z'],
    ['trim', 'M37 96L50 122 63 96 67 98 50 130 33 98Z'],
    ['white', 'M42 95H58L50 112Z'],
  ],
  lace: [
    ['cloth', 'M12 130L20 108 36 99H64L80 108 88 130Z'],
    ['white', 'M38 82L34 100 40 108 44 102 50 112 56 102 60 108 66 100 62 82 58 90H42Z'],
    ['trim', 'M50 112L46 118 50 124 54 118Z'],
  ],
  scarf: [
    ['cloth', 'M10 130L16 108 38 97H62L84 108 90 130Z'],
    ['lapel', 'M38 97L28 108 44 130H50ZM62 97L72 108 56 130H50Z'],
    ['white', 'M36 90L50 98 64 90 67 100 52 108 60 126 52 130 46 108 33 100Z'],
    ['shade2', 'M52 108L60 126 56 128 49 108Z'],
  ],
  shawl: [
    ['skin', 'M32 98H68L62 130H38Z'],
    ['cloth', 'M10 130L22 106 40 96 48 130ZM90 130L78 106 60 96 52 130Z'],
    ['trim', 'M22 106L40 96 41 101 20 113ZM78 106L60 96 59 101 80 113ZM18 120L44 108 45 113 15 126ZM82 120L56 108 55 113 85 126Z'],
  ],
  // The head, and what is in it.
  neck: [
    ['shade', 'M42 76H58L60 97 50 104 40 97Z'],
  ],
  face: [
    ['skin', 'M32 46L36 34 50 29 64 34 68 46 66 66 57 80 50 84 43 80 34 66Z'],
    ['shade', 'M50 29L64 34 68 46 66 66 57 80 50 84 54 66 58 64 52 50 54 40Z'],
  ],
  broad: [
    ['skin', 'M30 46L34 33 50 28 66 33 70 46 69 68 60 82H40L31 68Z'],
    ['shade', 'M50 28L66 33 70 46 69 68 60 82H50L55 67 59 64 52 50 54 40Z'],
  ],
  slender: [
    ['skin', 'M34 46L37 33 50 28 63 33 66 46 64 66 54 85H46L36 66Z'],
    ['shade', 'M50 28L63 33 66 46 64 66 54 85H50L54 67 57 64 52 50 54 40Z'],
  ],
  eyes: [
    ['ink', 'M37 55L41 52 47 55 41 57ZM53 55L59 52 63 55 59 57Z'],
    ['ink', 'M36 49L41 46 47 48 41 47.6ZM53 48L59 46 64 49 59 47.6Z'],
  ],
  lids: [
    ['ink', 'M36 53L47 55 46 57 41 58 37 56ZM53 55L64 53 63 56 59 58 54 57Z'],
    ['tone', 'M36 53L41 49 47 51 47 55ZM64 53L59 49 53 51 53 55Z'],
    ['ink', 'M35 48L41 43 47 45 41 44.8ZM53 45L59 43 65 48 59 44.8Z'],
  ],
  brows: [
    ['ink', 'M38 54h8v3h-8zM54 54h8v3h-8z'],
    ['hair', 'M35 50L47 47 47 50 36 52ZM65 50L53 47 53 50 64 52Z'],
  ],
  lips: [['lips', 'M43 72L48 70 50 71.4 52 70 57 72 50 77Z']],
  smile: [
    ['white', 'M42 70H58L54 76H46Z'],
    ['lips', 'M40 69H60L58 71H42ZM44 76H56L50 79Z'],
  ],
  mouth: [['ink', 'M43 73L57 72 56 74 44 75Z']],
  freckles: [['shade', 'M37 61h2v2h-2zM41 63h2v2h-2zM40 59h1.6v1.6h-1.6zM59 61h2v2h-2zM56 63h2v2h-2zM61 59h1.6v1.6h-1.6z']],
  // Hair.
  bobBack: [['hair', 'M24 78L26 40 36 24H64L74 40 76 78 66 74 66 46H34V74Z']],
  bobFront: [
    ['hair', 'M30 50L34 32 50 25 66 32 70 50 66 44 58 39 50 44 42 39 34 44Z'],
    ['sheen', 'M36 34L48 28 50 31 38 38Z'],
  ],
  fringe: [
    ['hair', 'M29 48L33 30 50 23 67 30 71 48H64L62 42H38L36 48Z'],
    ['hair', 'M27 46H35L40 68 26 74ZM73 46H65L60 68 74 74Z'],
    ['sheen', 'M36 32L48 27V30L37 37Z'],
  ],
  waves: [
    ['hair', 'M26 62L28 40 38 26 52 24 66 28 73 42 74 62 68 58 69 50 62 44 64 38 52 40 46 34 42 42 36 42 38 50 32 54 33 60Z'],
    ['sheen', 'M34 40L42 30 48 31 38 42ZM62 33L69 44 70 52 64 42Z'],
  ],
  updo: [
    ['hair', 'M28 50L27 36 36 20 44 24 50 14 58 22 68 21 74 38 72 50 66 40 58 35 50 38 42 35 34 40Z'],
    ['sheen', 'M36 30L46 22 48 26 38 34ZM58 24L66 27 69 36Z'],
  ],
  slick: [
    ['hair', 'M30 50L30 34 40 23 60 21 70 32 70 50 66 46 65 38 46 34 35 40 34 47Z'],
    ['sheen', 'M40 27L60 25 64 30 46 31Z'],
  ],
  curls: [
    ['hair', 'M27 52L24 42 29 36 28 28 36 26 40 19 49 22 57 17 62 24 71 25 71 34 76 41 72 52 67 50 67 40 58 36 50 39 40 35 33 41 33 50Z'],
    ['sheen', 'M34 30L38 25 42 28 38 33ZM56 22L62 27 58 31Z'],
  ],
  sides: [['hair', 'M29 54L28 42 34 36 35 50 33 60ZM71 54L72 42 66 36 65 50 67 60Z']],
  crown: [['sheen', 'M40 33L48 29 50 31 42 37Z']],
  // Beards and moustaches.
  pencil: [['hair', 'M41 69L49 67 50 68.4 51 67 59 69 51 70.4H49Z']],
  walrus: [['hair', 'M36 76L40 67 50 65 60 67 64 76 56 72 50 73 44 72Z']],
  whiskers: [['hair', 'M29 44L35 46 37 62 44 72 40 82 31 70ZM71 44L65 46 63 62 56 72 60 82 69 70Z']],
  beard: [
    ['hair', 'M31 56L36 64 42 68H58L64 64 69 56 68 72 60 86 50 92 40 86 32 72Z'],
    ['lips', 'M44 73H56L53 76H47Z'],
  ],
  goatee: [['hair', 'M42 69L50 66.5 58 69 57 71 50 69.5 43 71ZM44 78L50 76 56 78 54 88H46Z']],
  // Hats.
  cloche: [
    ['hat', 'M24 56L26 36 36 20 50 15 64 20 74 36 76 56 68 50 60 46 50 45 40 46 32 50Z'],
    ['band', 'M25 46L34 40 50 37 66 40 75 46 76 53 66 46 50 43 34 46 24 53Z'],
    ['trim', 'M70 40L80 30 78 42 84 46 73 48Z'],
  ],
  topper: [
    ['hat', 'M32 34L30 2H70L68 34Z'],
    ['hat', 'M18 35L26 31 50 36 74 31 82 35 70 42 50 45 30 42Z'],
    ['band', 'M31.6 24L68.6 24 68 33 50 36 32 33Z'],
    ['sheen', 'M36 5H42L43 22H37Z'],
  ],
  fedora: [
    ['hat', 'M32 34L36 12 46 15 54 11 64 13 68 34Z'],
    ['hat', 'M14 42L30 31 50 35 72 28 86 34 68 44 50 47 30 46Z'],
    ['band', 'M33 27L50 30 67 26 68 33 50 37 32 34Z'],
    ['sheen', 'M38 15L45 17 44 25 37 24Z'],
  ],
  turban: [
    ['hat', 'M27 50L26 34 36 18 50 12 64 18 74 34 73 50 62 41 50 37 38 41Z'],
    ['sheen', 'M28 42L50 16 52 22 31 45ZM72 42L58 18 55 24 69 45Z'],
    ['gold', 'M50 24L55 31 50 38 45 31Z'],
    ['trim', 'M50 26L52 2 60 6 57 10 63 13 56 15 58 20Z'],
  ],
  plume: [
    ['band', 'M30 42L34 37 50 34 66 37 70 42 69 45 50 40 31 45Z'],
    ['gold', 'M62 36L67 38 66 44 61 42Z'],
    ['trim', 'M64 38L70 4 78 2 76 10 84 12 77 18 82 24 74 27 77 33Z'],
  ],
  beret: [
    ['hat', 'M24 40L22 28 34 16 58 12 80 20 82 30 70 36 50 37 32 42Z'],
    ['sheen', 'M34 20L56 15 58 19 36 26Z'],
    ['hat', 'M56 13L58 7 61 8 60 13Z'],
  ],
  tiara: [
    ['gold', 'M32 36L36 22 41 29 45 18 50 10 55 18 59 29 64 22 68 36 50 31Z'],
    ['white', 'M50 17L53 22 50 27 47 22ZM38 28L40 31 38 34 36 31ZM62 28L64 31 62 34 60 31Z'],
  ],
  aviator: [
    ['hat', 'M28 76L27 38 36 22 50 17 64 22 73 38 72 76 66 70 67 46 60 36H40L33 46 34 70Z'],
    ['gold', 'M30 33L48 30 50 33 52 30 70 33 69 43 54 44 50 39 46 44 31 43Z'],
    ['glass', 'M33 35L46 33 45 41 34 41ZM54 33L67 35 66 41 55 41Z'],
    ['hat', 'M33 70L38 86 42 84 36 68ZM67 70L62 86 58 84 64 68Z'],
  ],
  captain: [
    ['white', 'M26 30L34 14 66 14 74 30 68 34H32Z'],
    ['hat', 'M31 32H69L70 40H30Z'],
    ['ink', 'M28 40H72L62 47 50 49 38 47Z'],
    ['gold', 'M50 20L53 26 59 27 54 31 56 37 50 34 44 37 46 31 41 27 47 26Z'],
  ],
  flatcap: [
    ['hat', 'M24 40L30 22 48 15 68 18 76 32 70 38 50 36 34 40Z'],
    ['band', 'M34 40L50 36 70 38 76 44 58 45 36 47 20 46 24 40Z'],
    ['sheen', 'M34 25L48 18 52 22 38 30Z'],
  ],
  pillbox: [
    ['hat', 'M34 30L36 14H62L66 28 50 32Z'],
    ['gold', 'M34.4 26L50 28.6 65.6 25 66 29 50 33 34 30.6Z'],
    ['ink', 'M33 28L30 58 31 58 36 30ZM66 28L70 58 69 58 64 30Z'],
  ],
  flower: [
    ['trim', 'M68 34L76 28 78 36 86 38 80 44 82 52 74 49 68 54 67 46 60 42 67 40Z'],
    ['gold', 'M72 38L76 41 73 45 69 42Z'],
  ],
  circlet: [
    ['band', 'M31 42L35 37 50 34 65 37 69 42 68 45 50 40 32 45Z'],
    ['gold', 'M46 36L48 24 50 20 52 24 54 36 50 41Z'],
    ['lips', 'M50 28L52 32 50 36 48 32Z'],
  ],
  // Jewels and small things.
  pearls: [['white', 'M36 95a2.4 2.4 0 1 1 .1 0ZM40 100a2.4 2.4 0 1 1 .1 0ZM45 104a2.4 2.4 0 1 1 .1 0ZM50 106a2.4 2.4 0 1 1 .1 0ZM55 104a2.4 2.4 0 1 1 .1 0ZM60 100a2.4 2.4 0 1 1 .1 0ZM64 95a2.4 2.4 0 1 1 .1 0Z']],
  rope: [['white', 'M38 102a2.2 2.2 0 1 1 .1 0ZM40 108a2.2 2.2 0 1 1 .1 0ZM43 114a2.2 2.2 0 1 1 .1 0ZM46 120a2.2 2.2 0 1 1 .1 0ZM50 124a2.2 2.2 0 1 1 .1 0ZM54 120a2.2 2.2 0 1 1 .1 0ZM57 114a2.2 2.2 0 1 1 .1 0ZM60 108a2.2 2.2 0 1 1 .1 0ZM62 102a2.2 2.2 0 1 1 .1 0Z']],
  drops: [['gold', 'M32 66L35 74 32 82 29 74ZM68 66L71 74 68 82 65 74Z']],
  choker: [
    ['ink', 'M41 88H59L60 93H40Z'],
    ['gold', 'M50 87L54 91 50 96 46 91Z'],
  ],
  monocle: [
    ['gold', 'M59 48a7 7 0 1 1-.1 0ZM59 50a5 5 0 1 0 .1 0Z'],
    ['gold', 'M64 60L65.4 60 68 92 66.8 92Z'],
  ],
  glasses: [
    ['ink', 'M41 47.6a7.4 7.4 0 1 1-.1 0ZM41 49.8a5.2 5.2 0 1 0 .1 0ZM59 47.6a7.4 7.4 0 1 1-.1 0ZM59 49.8a5.2 5.2 0 1 0 .1 0ZM47 53h6v2h-6z'],
  ],
  holder: [
    ['ink', 'M55 73L82 84 81 86 54 75Z'],
    ['white', 'M81 83.6L90 87.4 89 90 80 86.2Z'],
    ['sheen', 'M89 86L92 78 88 72 93 66 91 73 95 79Z'],
  ],
  straw: [['trim', 'M54 73L72 69 72.4 70.6 55 75Z']],
  boutonniere: [['trim', 'M27 112L31 108 35 112 31 117Z']],
} satisfies Record<string, readonly Shape[]>;

type Part = keyof typeof kit;

export interface Person {
  parts: readonly Part[];
  tints: Readonly<Record<string, string>>;
  /** Looks to the other side. */
  mirrored?: boolean;
}

const base = { ink: '#1a1416', white: '#f7efdc', gold: '#dcb45c', glass: '#a9d3d6', shade2: '#cdbfa3' };
const pale = { skin: '#f3d3b4', shade: '#dba884', tone: '#c88a72', lips: '#a32638' };
const rosy = { skin: '#efc29d', shade: '#cf9168', tone: '#b4745a', lips: '#93313a' };
const olive = { skin: '#d6a274', shade: '#b0784e', tone: '#91583c', lips: '#8d2b35' };
const brown = { skin: '#94603c', shade: '#704426', tone: '#56321c', lips: '#8d2434' };
const deep = { skin: '#6d432b', shade: '#4d2d1c', tone: '#3a2013', lips: '#a03a42' };

export const people: Readonly<Record<string, Person>> = {
  'yellow-1': {
    parts: ['bobBack', 'fur', 'neck', 'face', 'lids', 'lips', 'bobFront', 'plume', 'drops'],
    tints: { ...base, ...pale, hair: '#efe0b0', sheen: '#fff6d8', cloth: '#f4ece0', trim: '#cfc0ac', band: '#7a1f2c' },
  },
  'yellow-2': {
    parts: ['bellhop', 'neck', 'face', 'eyes', 'freckles', 'smile', 'sides', 'curls', 'pillbox'],
    tints: { ...base, ...rosy, hair: '#6b3418', sheen: '#a2602f', cloth: '#8c2a34', trim: '#5c1a22', hat: '#8c2a34' },
  },
  'yellow-3': {
    parts: ['bobBack', 'gown', 'neck', 'face', 'lids', 'lips', 'fringe', 'circlet', 'drops'],
    tints: { ...base, ...olive, hair: '#161215', sheen: '#453b45', cloth: '#1f6a6b', trim: '#f1d98f', band: '#dcb45c' },
    mirrored: true,
  },
  'purple-1': {
    parts: ['lace', 'neck', 'slender', 'lids', 'lips', 'updo', 'tiara', 'drops', 'choker'],
    tints: { ...base, ...pale, hair: '#c9c4c6', sheen: '#efecec', cloth: '#2d2340', trim: '#dcb45c' },
  },
  'purple-2': {
    parts: ['tuxedo', 'neck', 'broad', 'brows', 'sides', 'crown', 'walrus', 'monocle', 'boutonniere'],
    tints: { ...base, ...rosy, hair: '#f0ece4', sheen: '#fbe3cc', cloth: '#211c26', lapel: '#3b3344', trim: '#b8323e' },
  },
  'purple-3': {
    parts: ['shawl', 'neck', 'slender', 'lids', 'lips', 'sides', 'turban', 'drops', 'holder'],
    tints: { ...base, ...olive, hair: '#1f1719', sheen: '#e6c27a', cloth: '#1e5a58', trim: '#e9dfc6', hat: '#b8842c' },
    mirrored: true,
  },
  'red-1': {
    parts: ['gown', 'neck', 'face', 'lids', 'smile', 'waves', 'flower', 'pearls'],
    tints: { ...base, ...brown, hair: '#1c1113', sheen: '#4a3034', cloth: '#e8dcc0', trim: '#fff4d6' },
  },
  'red-2': {
    parts: ['suit', 'neck', 'broad', 'eyes', 'freckles', 'smile', 'sides', 'pencil', 'fedora'],
    tints: { ...base, ...pale, hair: '#b24a1b', sheen: '#f4ead2', cloth: '#efe4cb', lapel: '#d3c3a0', trim: '#1a1416', hat: '#dccca6', band: '#1a1416' },
    mirrored: true,
  },
  'red-3': {
    parts: ['bobBack', 'fur', 'neck', 'slender', 'lids', 'lips', 'waves', 'pillbox', 'drops', 'choker'],
    tints: { ...base, ...pale, hair: '#c4471c', sheen: '#ee8a4a', cloth: '#2a2026', trim: '#4d3c46', hat: '#1d1a24' },
    mirrored: true,
  },
  'blue-1': {
    parts: ['uniform', 'neck', 'broad', 'brows', 'sides', 'beard', 'captain'],
    tints: { ...base, ...rosy, hair: '#d9d2c4', sheen: '#f2eee6', cloth: '#182338', lapel: '#26375a', hat: '#182338' },
  },
  'blue-2': {
    parts: ['scarf', 'neck', 'face', 'eyes', 'freckles', 'smile', 'aviator'],
    tints: { ...base, ...pale, hair: '#7a3d1c', sheen: '#a9683c', cloth: '#6b4424', lapel: '#4b2e17', hat: '#5b3a20' },
  },
  'blue-3': {
    parts: ['jersey', 'neck', 'slender', 'eyes', 'mouth', 'goatee', 'slick', 'glasses'],
    tints: { ...base, ...deep, hair: '#8d8a8c', sheen: '#c5c2c4', cloth: '#f3ead6', trim: '#1d3f6e' },
    mirrored: true,
  },
  'green-1': {
    parts: ['bobBack', 'gown', 'neck', 'face', 'lids', 'lips', 'cloche', 'rope', 'drops'],
    tints: { ...base, ...brown, hair: '#20140f', sheen: '#46302a', cloth: '#7a1f2c', trim: '#dcb45c', hat: '#e5d6b4', band: '#7a1f2c' },
    mirrored: true,
  },
  'green-2': {
    parts: ['suit', 'neck', 'broad', 'brows', 'mouth', 'whiskers', 'topper', 'boutonniere'],
    tints: { ...base, ...rosy, hair: '#6d5a4c', sheen: '#4f4a55', cloth: '#2b2a31', lapel: '#43414b', trim: '#a3323c', hat: '#1c1a20', band: '#8f8a93' },
  },
  'green-3': {
    parts: ['checks', 'neck', 'slender', 'brows', 'mouth', 'sides', 'flatcap', 'straw'],
    tints: { ...base, ...rosy, hair: '#5a3a20', sheen: '#b39a70', cloth: '#b0894a', trim: '#5d3f1d', hat: '#8a6f43', band: '#6b5430' },
  },
};

/** The shapes of a person, with their colours. */
export function shapes(person: Person): { fill: string; d: string }[] {
  return person.parts.flatMap((part) =>
    (kit[part] as readonly Shape[]).map(([tint, d]) => ({ fill: person.tints[tint] ?? '#888', d })),
  );
}
