/** What only a television shows, written here and not in the theme: nothing else loads it. */
import { keyboardInUse } from '../../ui/focus/inputKind.ts'

/** Those of the four keys of its remote control, on what they press (`data-colour-key`). */
const colours = { red: '#E5484D', green: '#3FAE5A', yellow: '#F2C94C', blue: '#4A90E2' }

const dot = `content: ''; flex: none; width: 0.625rem; height: 0.625rem; border-radius: 50%;
  box-shadow: 0 0 0 0.125rem rgba(0, 0, 0, 0.3);`

/** Adds it to the page. Returns the function that takes it away. */
export function addTelevisionStyle(): () => void {
  const style = document.createElement('style')
  style.textContent = [
    `[data-colour-key]::after { ${dot} margin-inline-start: 0.75rem; }`,
    // On a round button at its lower edge.
    `.MuiIconButton-root[data-colour-key]::after { position: absolute; right: 0.25rem; bottom: 0.25rem; margin: 0; }`,
    ...Object.entries(colours).map(
      ([name, colour]) => `[data-colour-key='${name}']::after { background-color: ${colour}; }`,
    ),
    // Where a text is read from, the heading has the focus.
    `${keyboardInUse} [data-screen-title]:focus { outline: 0.1875rem solid currentColor; outline-offset: 0.5rem; border-radius: 0.25rem; }`,
    // The line that says that the hotel is out of reach stands where a television may cut off its picture.
    `[role='status'][data-print] > span { padding-top: 5vh; }`,
    // Below its two lines a screen such as the guide is as high as what is left.
    `[role='status'][data-print]:not(:empty) ~ main { --line-above: calc(5vh + 3.5rem); }`,
  ].join('\n')
  document.head.append(style)
  return () => style.remove()
}
