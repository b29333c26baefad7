import { addStyle } from '../../browser/styleSheet.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { displayFamilies, sizes } from '../theme/baseline.ts'

/** Colours of a remote control's four colour keys, shown on the controls that they press (`data-colour-key`). */
const colours = { red: '#E5484D', green: '#3FAE5A', yellow: '#F2C94C', blue: '#4A90E2' }

const dot = `content: ''; flex: none; width: 0.625rem; height: 0.625rem; border-radius: 50%;
  box-shadow: 0 0 0 0.125rem rgba(0, 0, 0, 0.3);`

const downSign = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#fff' stroke-width='2.5'><path d='m6 9.5 6 6 6-6'/></svg>",
)}`

/** Adds the styles to the page. Returns the function that removes them. */
export function addTelevisionStyle(): () => void {
  return addStyle(
    [
      `[data-colour-key]::after { ${dot} margin-inline-start: 0.75rem; }`,
      // On a round button the dot is at the lower edge.
      `.MuiIconButton-root[data-colour-key]::after { position: absolute; right: 0.25rem; bottom: 0.25rem; margin: 0; }`,
      ...Object.entries(colours).map(
        ([name, colour]) => `[data-colour-key='${name}']::after { background-color: ${colour}; }`,
      ),
      // What stands in place of content fills the screen, and is read from the bed.
      `main [data-instead] > span:first-child { width: 8rem; height: 8rem; font-size: 3.75rem; }`,
      `main [data-instead] > span:first-child > svg { font-size: 3.75rem; }`,
      `main [data-instead] > p { max-width: 36rem; margin: 1.5rem 0 2rem; color: inherit; line-height: 1.25;
        font-family: ${displayFamilies[document.dir === 'rtl' ? 'rtl' : 'ltr']}; font-size: ${sizes.title}; }`,
      `main [data-instead] { padding: 0.5rem 0; }`,
      // Beside a large picture, which is the drawing, it goes on below the title.
      `main [data-hero] + * [data-instead] { flex: none; align-items: flex-start; text-align: start; }`,
      `main [data-hero] + * [data-instead] > span:first-child { display: none; }`,
      // A screen without its picture begins at the edge, too.
      `main [style*='--width']:only-child { margin-inline-end: auto; }`,
      // A text has the focus by its heading, and is read with Down: a key at the lower edge says so while more follows.
      `${keyboardInUse} [data-screen-title][data-goes-on]:focus::after { content: ''; position: fixed; z-index: 1; bottom: 5vh; right: 5vw;
        width: 3rem; height: 3rem; border-radius: 50%; box-shadow: 0 0 0 0.1875rem currentColor;
        background: #808080 url("${downSign}") center / 2rem no-repeat; }`,
      `html[dir='rtl'] [data-screen-title][data-goes-on]:focus::after { right: auto; left: 5vw; }`,
      // Of a dialog below another one, such as the letters, no half lines are seen.
      `.MuiDialog-root[aria-hidden='true'] .MuiDialog-paper { opacity: 0; }`,
      // From three metres the ring of a tick alone is not seen: the whole row has it. A pill has its own.
      `${keyboardInUse} main fieldset > label:focus-within, ${keyboardInUse} main fieldset :not([role='radiogroup']) > label:focus-within { margin: 0 -0.75rem; padding-left: 0.75rem; padding-right: 0.75rem;
        border-radius: 0.875rem; background-color: rgba(128, 128, 128, 0.2); box-shadow: 0 0 0 0.1875rem currentColor; }`,
      `${keyboardInUse} main fieldset label > input:focus { box-shadow: none; }`,
      // The place where the first control is about to be.
      `${keyboardInUse} main [data-skeleton]:focus { outline: 0.1875rem solid currentColor; outline-offset: 0.1875rem; animation: none; }`,
      // In a card of a shop's list, the price stays beside the whole stepper: no finger needs its full size.
      `li [data-part='control'] button:not(:only-child) { width: 2.5rem; height: 2.5rem; }`,
      `li [data-part='control'] output, li [data-part='control'] output button { min-width: 1.5rem; }`,
      // The connection line is at the upper edge, which a television may cut off.
      `[role='status'][data-print] > span { padding-top: 5vh; }`,
      // Reduces the height of a screen such as the programme guide by the two lines above it.
      `[role='status'][data-print]:not(:empty) ~ main { --line-above: calc(5vh + 3.5rem); }`,
    ].join('\n'),
  )
}
