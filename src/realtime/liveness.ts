/**
 * Notices a socket that is open and dead: a phone that slept, a network that changed, a hotel that went without a close
 * (NET-01 to NET-03).
 */
import type { Environment } from './environment.ts'

/** How many of the hotel's ping intervals may pass without any frame. */
const maxSilentIntervals = 2.5
/** Pings that were held up on their way come at once, also the first two of a channel, and say nothing of the interval. */
const minSilenceMs = 10_000
/** The interval is the longest of the last gaps: a stalled network delivers several pings at once. */
const keptGaps = 4
/** Time within which a probed hotel has to send something. */
const answerTimeoutMs = 5000
/** Minimum interval between probes. */
const minProbeIntervalMs = 15_000
/** A timer that is this late was held up by a sleeping device, so its silence means nothing. */
const sleepMs = 1000

export interface Liveness {
  /** A channel has opened. */
  opened: () => void
  /** Any frame has arrived, also an invalid one. */
  heard: (isPing: boolean) => void
  /** A call has been sent: without any frame after a while the hotel is probed. */
  asked: () => void
  /** Probes the hotel, unless it was probed a moment ago. */
  check: () => void
  /** The channel is gone. */
  ended: () => void
}

/**
 * @param probe sends a cheap call that every hotel answers
 * @param dead called once per channel, when it has to be dropped
 */
export function createLiveness(
  { after, now }: Pick<Environment, 'after' | 'now'>,
  { probe, dead }: { probe: () => void; dead: (reason: string) => void },
): Liveness {
  let isOpen = false
  let lastPingAt: number | null = null
  /** Intervals of the hotel's pings, the latest last. They hold for its next channels, too. */
  let gaps: number[] = []
  let probedAt = Number.NEGATIVE_INFINITY
  let cancelSilence = () => {}
  let cancelAnswer = () => {}
  let cancelAsked = () => {}

  function cancelAll() {
    cancelSilence()
    cancelAnswer()
    cancelAsked()
    cancelAnswer = cancelAsked = () => {}
  }

  function drop(reason: string) {
    isOpen = false
    cancelAll()
    dead(reason)
  }

  function awaitFrame() {
    cancelSilence()
    if (gaps.length === 0) return
    const limitMs = Math.max(minSilenceMs, maxSilentIntervals * Math.max(...gaps))
    const dueAt = now() + limitMs
    cancelSilence = after(limitMs, () => {
      if (now() - dueAt > sleepMs) check()
      else drop(`silent for ${Math.round(limitMs / 1000)} s`)
    })
  }

  function check() {
    if (!isOpen || now() - probedAt < minProbeIntervalMs) return
    probedAt = now()
    cancelAnswer = after(answerTimeoutMs, () => drop(`no answer for ${answerTimeoutMs / 1000} s`))
    probe()
  }

  return {
    opened() {
      cancelAll()
      isOpen = true
      lastPingAt = null
      probedAt = Number.NEGATIVE_INFINITY
      awaitFrame()
    },
    heard(isPing) {
      if (!isOpen) return
      cancelAnswer()
      cancelAsked()
      cancelAnswer = cancelAsked = () => {}
      if (isPing) {
        if (lastPingAt !== null) gaps = [...gaps, Math.max(0, now() - lastPingAt)].slice(-keptGaps)
        lastPingAt = now()
      }
      awaitFrame()
    },
    asked() {
      if (!isOpen) return
      cancelAsked()
      cancelAsked = after(answerTimeoutMs, check)
    },
    check,
    ended() {
      isOpen = false
      cancelAll()
    },
  }
}
