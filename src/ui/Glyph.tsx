import { styled } from './styled.tsx'

const paths = {
  /** Points in the reading direction; mirrored in right-to-left languages. */
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  tick: 'm5.5 12.5 4.2 4.2L18.5 8',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  search: 'M10.8 4.5a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6Zm4.6 10.9 4.6 4.6',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  note: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 7.3v5.4m0-8.7v.2',
  alert: 'M12 4 3.2 19.4h17.6L12 4Zm0 6.2v4.2m0 2.6v.2',
  /** The concierge's bell. */
  bell: 'M4.5 17.5a7.5 7.5 0 0 1 15 0m-16.5 2.5h18M12 10V7m-2 0h4',
  picture: 'M4.5 6h15v12h-15zM4.5 15.5l4.2-4 3.6 3.4 2.6-2.4 4.6 4',
} as const

export type GlyphName = keyof typeof paths

const Drawing = styled('svg')({
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[dir="rtl"] &[data-turns]': { transform: 'scaleX(-1)' },
})

/** The few icons that the components of `ui` need. Always beside a text or inside a control with a name. */
export function Glyph({ name, size = '1.5rem' }: { name: GlyphName; size?: string }) {
  const turns = name === 'forward' || name === 'back'
  return (
    <Drawing
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ width: size, height: size }}
      data-turns={turns || undefined}
    >
      <path d={paths[name]} />
    </Drawing>
  )
}
