/** The typefaces, served by ourselves. */
import '@fontsource/bebas-neue/latin-400.css';
import '@fontsource/cinzel/latin-600.css';
import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/josefin-sans/latin-400.css';
import '@fontsource/josefin-sans/latin-600.css';
import '@fontsource/limelight/latin-400.css';
import '@fontsource/special-elite/latin-400.css';
