import type { ReactNode } from 'react'
import type { Elements } from './elements.types.ts'
import { Glyph } from './Glyph.tsx'
import { Picture } from './Picture.tsx'
import { Pressable } from './Pressable.tsx'
import { edgeInForced, ownDirection, plainList, shortened, withinWindow } from './sharedStyles.ts'
import { styled } from './styled.tsx'

/** A list of `Row`s. `data-card` gives it the background of a card. */
export const Rows = styled('ul')(({ theme }) => ({
  ...plainList,
  '&[data-card]': {
    padding: '0.5rem 1.25rem',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
  },
}))

interface RowProps {
  title: ReactNode
  text?: ReactNode
  /** The last line, such as a price. */
  note?: ReactNode
  /** `null`: this row has no picture, but the space of one is kept. */
  picture?: string | null | undefined
  /** Instead of a picture. */
  icon?: ReactNode
  /** At the end of the link, inside it: a time, a count. Must not be interactive. */
  trailing?: Elements
  /** Beside the link: a stepper, a switch. */
  aside?: ReactNode
  href?: string
  onClick?: () => void
  selected?: boolean
  /** Whether the arrow at the end is left out. */
  plain?: boolean
}

// Picture, words and controls wrap to separate lines where the text is too large for one line.
const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', position: 'relative' })
const main = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 9rem',
  minWidth: 0,
} as const
const Press = styled(Pressable)(({ theme }) => ({
  ...main,
  justifyContent: 'flex-start',
  textAlign: 'start',
  minHeight: '3.5rem',
  padding: '0.5rem',
  margin: '0 -0.5rem',
  borderRadius: theme.tokens.radius.card,
  transition: theme.transitions.create('background-color', { duration: 150 }),
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
  '&:active': { backgroundColor: theme.tokens.hairline },
  '&[aria-current]': { backgroundColor: theme.tokens.wash, ...edgeInForced },
  '&[data-leads]': { paddingInlineEnd: withinWindow(2.5) },
}))
const Still = styled('div')({ ...main, minHeight: '3.5rem', padding: '0.5rem 0' })
const Thumb = styled('span')({
  flex: 'none',
  width: ['5.5rem', 'min(5.5rem, 25vw)'],
  marginInlineEnd: withinWindow(1),
})
const Icon = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  marginInlineEnd: withinWindow(1),
  color: theme.palette.text.secondary,
}))
const Words = styled('span')({ display: 'block', flex: '1 1 7rem', minWidth: 0 })
const Title = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...ownDirection,
  display: 'block',
}))
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...ownDirection,
  ...shortened(2),
  color: theme.palette.text.secondary,
}))
const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: '0.125rem',
  // Shares its line with the control at the end of the row (`aside`).
  '&[data-shared]': { display: 'flex', alignItems: 'center', minHeight: '3rem', marginTop: 0 },
}))
const End = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  paddingInlineStart: withinWindow(0.75),
  '& > svg': { maxWidth: '7vw' },
  color: theme.palette.text.secondary,
  '&[data-low]': { position: 'absolute', right: 0, bottom: '0.5rem' },
}))
// Positioned absolutely, so that it stays beside the words at any text size and does not wrap below them.
const Arrow = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(50% - 0.625rem)',
  right: withinWindow(0.5),
  display: 'inline-flex',
  color: theme.palette.text.secondary,
  '& > svg': { maxWidth: '7vw' },
}))

/** An item of a list (`Rows`), optionally a link or button. */
export function Row({
  title,
  text,
  note,
  picture,
  icon,
  trailing,
  aside,
  href,
  onClick,
  selected,
  plain,
}: RowProps) {
  // A control beside a note is placed on the line of the note, so that title and text keep the full width.
  const shares = aside !== undefined && note !== undefined
  const pressable = href !== undefined || onClick !== undefined
  const leads = pressable && !plain
  const arrow = <Glyph name="forward" size="1.25rem" />
  const content = (
    <>
      {picture !== undefined && (
        <Thumb>
          <Picture src={picture} alt="" ratio={1} />
        </Thumb>
      )}
      {icon !== undefined && <Icon>{icon}</Icon>}
      <Words>
        <Title dir="auto">{title}</Title>
        {text !== undefined && <Text dir="auto">{text}</Text>}
        {note !== undefined && <Note data-shared={shares ? '' : undefined}>{note}</Note>}
      </Words>
      {trailing !== undefined && (
        <End>
          {trailing}
          {leads && arrow}
        </End>
      )}
      {leads && trailing === undefined && <Arrow>{arrow}</Arrow>}
    </>
  )
  return (
    <Line>
      {pressable ? (
        <Press
          {...(href !== undefined && { href })}
          {...(onClick && { onClick })}
          aria-current={selected ? 'true' : undefined}
          data-leads={leads && trailing === undefined ? '' : undefined}
        >
          {content}
        </Press>
      ) : (
        <Still>{content}</Still>
      )}
      {aside !== undefined && <End data-low={shares ? '' : undefined}>{aside}</End>}
    </Line>
  )
}
