import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { isPending, useLoad } from '../../core/load.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { channelStepOf } from '../../ui/focus/channelKeys.ts'
import { isTextInput } from '../../ui/focus/keys.ts'
import { styled } from '../../ui/styled.tsx'
import { selectIsPictureShown, selectIsThisSet } from '../remoteTv/slice.ts'
import { runningOn } from './jobs.ts'
import { ProgressBar, Times, useTimeLeft } from './ProgrammeTimes.tsx'
import { progressOf } from './schedule.ts'
import { channels as channelList, selectEpgChannel } from './slice.ts'
import { isWithoutDialog, Plate, useTypedNumber } from './TypedNumber.tsx'
import { channelChosen, selectPlay } from './television.ts'

/** What the guest has asked for by a key: a channel by its number, or the next or previous one. */
type Asked = { number: number } | { by: -1 | 1 }

/** How long a channel says what it is and shows. */
const bannerMs = 5000
const clockMs = 15_000

/** The channel that a key leads to; none for a number that no channel has. */
export function channelFor(
  asked: Asked,
  channels: readonly Channel[],
  present: Channel['id'] | null,
): Channel | undefined {
  if ('number' in asked) return channels.find(({ number }) => number === asked.number)
  const at = channels.findIndex(({ id }) => id === present)
  if (at < 0) return channels[0]
  return channels[(at + asked.by + channels.length) % channels.length]
}

/**
 * Digits, and the keys for the next and the previous channel, lead from every screen of a television to live television on
 * the whole screen (TVX-17). In the guide the channel keys turn pages (TVX-04).
 */
export function ZapPart() {
  return useSelector(selectIsThisSet) && <Zap />
}

function useChannelKeys(isHeard: () => boolean, onStep: (by: -1 | 1) => void) {
  const latest = useRef({ isHeard, onStep })
  latest.current = { isHeard, onStep }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const by = channelStepOf(event)
      if (by === null || isTextInput(event.target) || !latest.current.isHeard()) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) latest.current.onStep(by)
    }
    // Before the screen, which would turn its page.
    document.addEventListener('keydown', handleKey, true)
    return () => document.removeEventListener('keydown', handleKey, true)
  }, [])
}

function Zap() {
  const { t } = useTranslation()
  const isPictureShown = useSelector(selectIsPictureShown)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isHeard = () => isPictureShown || isWithoutDialog()
  const typed = useTypedNumber((number) => setAsked({ number }), isHeard)
  useChannelKeys(
    () => isPictureShown || (isWithoutDialog() && document.querySelector('[role="grid"]') === null),
    (by) => setAsked({ by }),
  )
  const { isStarted } = useStartedDomain('epg', typed !== '' || asked !== null)
  // Beside the app, which is invisible while the television's own picture is shown.
  return createPortal(
    <>
      {typed !== '' && (
        <Plate role="status" data-over-picture="">
          {t('epg.number', { number: typed })}
        </Plate>
      )}
      {asked && isStarted && <Zapped asked={asked} isQuiet={typed !== ''} />}
    </>,
    document.body,
  )
}

const Banner = styled(Plate)(({ theme }) => ({
  ...theme.typography.body1,
  top: 'auto',
  right: '5vw',
  bottom: '7vh',
  left: '5vw',
  padding: '1.25rem 2rem',
  '& > h2': { ...theme.typography.h2, margin: '0 0 0.25rem' },
  '& > p': { margin: '0 0 0.75rem' },
}))

/** Plays the channel, and says for a while what it is and shows. */
function Zapped({ asked, isQuiet }: { asked: Asked; isQuiet: boolean }) {
  const dispatch = useDispatch()
  const { status, value: channels } = useLoad(channelList)
  const { channelId: present } = useSelector(selectPlay)
  const isPictureShown = useSelector(selectIsPictureShown)
  const [shown, setShown] = useState<Channel | null>(null)
  const done = useRef<Asked | null>(null)

  useEffect(() => {
    dispatch(channelList.needed())
  }, [dispatch])
  useEffect(() => {
    if (done.current === asked || isPending(status)) return
    done.current = asked
    const channel = channelFor(asked, channels, present)
    if (!channel) return
    dispatch(channelChosen(channel))
    setShown(channel)
  }, [dispatch, asked, status, channels, present])
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setShown(null), bannerMs)
    return () => clearTimeout(timer)
  }, [shown])
  // It is about the picture: above the app it would cover what the guest chooses there.
  useEffect(() => (isPictureShown ? () => setShown(null) : undefined), [isPictureShown])
  return shown && !isQuiet && <ChannelBanner channel={shown} />
}

function ChannelBanner({ channel: { id, number, name } }: { channel: Channel }) {
  const { t } = useTranslation()
  const seconds = Math.floor(useNow(clockMs) / 1000)
  const event = runningOn(useSelectorWith(selectEpgChannel, id), seconds)
  const left = useTimeLeft(event, seconds)
  return (
    <Banner role="status" data-over-picture="">
      <h2>
        {number !== null && <span>{`${number} · `}</span>}
        <bdi>{name}</bdi>
      </h2>
      {event?.type === 'event' && (
        <>
          <p>
            <bdi>{event.title || t('epg.untitled')}</bdi> <span>{'· '}</span>
            <Times event={event} />
          </p>
          {left && <ProgressBar share={progressOf(event, seconds)} label={left} />}
        </>
      )}
    </Banner>
  )
}
