import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import LiveTv from '~icons/ic/outline-live-tv'
import { textWidth } from '../../browser/textWidth.ts'
import type { Channel } from '../../contract/epg.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { type Cell, cellAt, cellsOf } from './cells.ts'
import { GridElement } from './gridStyle.tsx'
import type { Span } from './schedule.ts'
import { selectEpgChannel } from './slice.ts'
import { channelRem, headRem, remOf, rowRem } from './view.ts'

/** Scripts that put no space between words. There the browser cuts the text. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u2E80-\u9FFF\uF900-\uFAFF]/

/** Fewer letters than these, such as an article, say nothing of the programme. */
const leastLetters = 4

interface Room {
  /** Width of a line, in the unit in which `widthOf` measures. */
  width: number
  lines: number
}

/** Returns the text, or as many whole words of it as fit with an ellipsis, or nothing if not even the first one does. */
export function truncateWords(
  text: string,
  { width, lines }: Room,
  widthOf: (text: string) => number,
): string {
  if (unspaced.test(text)) return text
  const words = text.split(/\s+/).filter(Boolean)
  const isWhole = fits(words, { width, lines }, widthOf)
  if (isWhole) return text
  for (let count = words.length - 1; count > 0; count -= 1) {
    const last = words[count - 1]?.replace(/[.,:;–-]+$/, '')
    const shortened = [...words.slice(0, count - 1), `${last}…`]
    if (last && shortened.join('').length > leastLetters && fits(shortened, { width, lines }, widthOf))
      return shortened.join(' ')
  }
  return ''
}

/** Whether the words fit into the lines, of which each is filled before the next begins. */
function fits(words: readonly string[], { width, lines }: Room, widthOf: (text: string) => number): boolean {
  let used = 1
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) line = longer
    else {
      used += 1
      line = word
      if (used > lines || widthOf(word) > width) return false
    }
  }
  return true
}

interface GridRowProps {
  channel: Channel
  /** Index among all channels, from 0. */
  index: number
  axis: Span
  from: number
  to: number
  minMs: number
  /** Now, in ms, to the minute. */
  now: number
  /** The active time in this row, `channel` if its header is active, null in all other rows. */
  active: number | 'channel' | null
  /** The span of time that is seen. */
  seen: Span
  font: CellFont
}

/** In which the words of the cells are set. */
interface CellFont {
  family: string
  sizeRem: number
}

type Variables = CSSProperties & Record<`--${string}`, string>

export const placed = (ms: number, axis: Span): string => `${channelRem + remOf(ms - axis.from)}rem`

/** Renders a channel and the part of its programme that is near the visible range. */
export const GridRow = memo(function GridRow({
  channel,
  index,
  axis,
  from,
  to,
  minMs,
  now,
  active,
  seen,
  font,
}: GridRowProps) {
  const entry = useSelectorWith(selectEpgChannel, channel.id)
  const cells = cellsOf(entry, { from, to }, axis, minMs)
  // The active cell stays in the DOM, however far the grid is scrolled.
  if (typeof active === 'number' && !cellAt(cells, active)) {
    const own = cellAt(cellsOf(entry, { from: active, to: active + 1 }, axis, minMs), active)
    if (own && active < from) cells.unshift(own)
    else if (own) cells.push(own)
  }
  const style: Variables = { '--top': `${headRem + index * rowRem}rem` }
  return (
    <GridElement role="row" aria-rowindex={index + 2} data-part="row" style={style}>
      <GridElement
        role="rowheader"
        data-part="channel"
        data-row={index}
        data-channel={channel.id}
        tabIndex={active === 'channel' ? 0 : -1}
      >
        {channel.image ? <img src={channel.image} alt="" loading="lazy" decoding="async" /> : <LiveTv />}
        <span>
          {channel.number !== null && (
            <>
              <span>{channel.number}</span>{' '}
            </>
          )}
          <bdi>{channel.name}</bdi>
        </span>
      </GridElement>
      {cells.map((cell) => (
        <GridCell
          key={cell.from}
          {...cell}
          row={index}
          axis={axis}
          now={now}
          seenMs={seenOf(cell, seen)}
          hiddenMs={cell.to > seen.from ? Math.max(0, seen.from - cell.from) : 0}
          font={font}
          isActive={typeof active === 'number' && cell.from <= active && active < cell.to}
        />
      ))}
    </GridElement>
  )
})

interface GridCellProps extends Cell {
  row: number
  axis: Span
  now: number
  isActive: boolean
  /** Length of the part that is seen. */
  seenMs: number
  /** Length of the part before the visible range, below the channel. */
  hiddenMs: number
  font: CellFont
}

/** A cell shorter than this shows its title in two lines, without times, even if it fits into one. */
const briefMs = 30 * 60_000
/** A cell of which less is seen has room for a dash alone: 60 pixels on a television. */
const slimRem = 2.5
/** What the edges of a cell take of its width, and those of a brief one. */
const edgesRem = 1.75
const briefEdgesRem = 1.25

/** Length of the part of a cell that is seen; of a cell out of view, its whole length. */
function seenOf({ from, to }: Span, seen: Span): number {
  const length = Math.min(to, seen.to) - Math.max(from, seen.from)
  return length > 0 ? length : to - from
}

/** The words of a cell of which a part is seen wrap within that part. A pixel more, against rounding. */
const widthOfWords = (width: number, { sizeRem }: CellFont) => ({
  maxWidth: `${width * sizeRem + 0.0625}rem`,
})

/** Translation keys of the cells without a programme. */
const stateKeys = { gap: 'epg.noProgramme', coming: 'app.loading', failed: 'errors.noData' } as const

/** Memoized: an arrow key changes two of several hundred cells. */
const GridCell = memo(function GridCell({
  kind,
  event,
  from,
  to,
  count,
  row,
  axis,
  now,
  isActive,
  seenMs,
  hiddenMs,
  font,
}: GridCellProps) {
  const { t } = useTranslation()
  const style: Variables = {
    '--at': placed(from, axis),
    '--length': `${remOf(to - from)}rem`,
    '--hidden': `${remOf(hiddenMs)}rem`,
  }
  const words =
    kind === 'programme'
      ? `${event?.title || t('epg.untitled')}${count > 1 ? ` +${count - 1}` : ''}`
      : t(stateKeys[kind])
  const times = event && `${event.show_start_time} – ${event.show_end_time}`
  const seenRem = remOf(seenMs)
  const widthOf = (text: string, weight: number) => textWidth(text, { weight, family: font.family })
  const widthOfTitle = (text: string) => widthOf(text, event ? 600 : 400)
  const lineWidth = (seenRem - edgesRem) / font.sizeRem
  // A title that is too long for one line has two in place of the times.
  const isBrief = to - from < briefMs || (kind === 'programme' && widthOfTitle(words) > lineWidth)
  const width = isBrief ? (seenRem - briefEdgesRem) / font.sizeRem : lineWidth
  const fitting =
    kind === 'coming' ? '' : truncateWords(words, { width, lines: isBrief ? 2 : 1 }, widthOfTitle)
  // A name of which no word fits is cut by the browser, because half a word in the page would not be part of the label.
  const isCut = fitting === '' && kind === 'programme' && seenRem >= slimRem
  const shown = isCut ? words : fitting
  const time =
    event && !isBrief && [times, event.show_start_time].find((one) => one && widthOf(one, 400) <= width)
  return (
    <GridElement
      role="gridcell"
      data-part="cell"
      data-kind={kind}
      data-state={to <= now ? 'past' : from <= now ? 'now' : 'later'}
      data-slim={shown === '' ? '' : undefined}
      data-brief={isBrief ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      data-row={row}
      data-time={from}
      tabIndex={isActive ? 0 : -1}
      aria-current={from <= now && now < to ? 'time' : undefined}
      aria-label={[words, times].filter(Boolean).join(', ')}
      style={style}
    >
      {shown !== '' && (
        <span
          aria-hidden="true"
          dir="auto"
          style={seenMs < to - from ? widthOfWords(width, font) : undefined}
        >
          {shown}
        </span>
      )}
      {/* Separates title and time for screen readers. */} {time && <span aria-hidden="true">{time}</span>}
    </GridElement>
  )
})
