/**
 * The model: what the guests meant and what they were told, held against what the hotel has. It knows nothing of how the
 * app works. Its rules:
 *
 * - A press means its content: the guest, the kind and the words, such as `anna/pickup anna7`. Words are never reused for
 *   another content. A course is its date and the number of persons, a film itself.
 * - A press means the same thing again until the guest was told that it is sent. Then the next press of the same content
 *   is a new one. So `meant` grows by one with a press after the outcome "sent", and with nothing else: not with a second
 *   press, not with a press on what is in doubt, not in another tab, and not with "Send it again" after a question,
 *   whatever else was pressed in between.
 * - "Sent" is the outcome of an intent. A doubt about other words of the same intent ends with it: whoever writes those
 *   words again afterwards means them anew. What became of the first is told to nobody: "sent" is then the outcome of
 *   the new one alone.
 * - doubled: the hotel has a content more often than it was meant; or something left the device although the device knew
 *   of an open doubt about that intent and the guest had not answered the question.
 * - lost: the hotel has a content less often than the guest was told that it is sent.
 * - lied: the guest reads "failed" without a doubt about what the hotel has and has not told as sent; or, when all is
 *   quiet: still reads that it is under way; knows of no doubt about what the hotel has, in any page or not in one to
 *   which they have come; or reads a doubt about a message whose answer the page has received in time. Or a guest's page has words of another guest, or tells an outcome
 *   to a guest who has not pressed; or the hotel has a guest's words from another guest's room.
 * - away: a page is not connected to the hotel, although it is there again, or does not open what is.
 * - broken: a page throws what nobody handles.
 * - A guest whose session has ended knows nothing any more: what was under way then may be at the hotel or not, and a
 *   press of the same content in a later session is a new one. So does who presses in a page that cannot know of it,
 *   because the browser has refused to store it (STOR-10).
 * - "Send it again" is none, whether or not the desk has checked the guest out and in since: the hotel holds a message
 *   against those of its reservation.
 */
export type Lapse = 'lost' | 'doubled' | 'lied' | 'signed out' | 'shown' | 'away' | 'broken'

export interface Finding {
  lapse: Lapse
  text: string
}

interface Known {
  intent: string
  meant: number
  told: number
  /** How often the guest has begun to mean it anew without having been told what became of the one before. */
  givenUp: number
  /** How often the hotel had it when the guest began to mean it anew. */
  before: number
  /** How often they had been told by then. */
  toldBefore: number
  /** The guest was told that it may have arrived. */
  isDoubted: boolean
  /** The session of the press has ended. */
  isForgotten: boolean
}

const unknown: Known = {
  intent: '',
  meant: 0,
  told: 0,
  givenUp: 0,
  before: 0,
  toldBefore: 0,
  isDoubted: false,
  isForgotten: false,
}

export function createModel() {
  const contents = new Map<string, Known>()
  const findings: Finding[] = []
  const seen = new Set<string>()

  const known = (content: string): Known => {
    const found = contents.get(content) ?? { ...unknown }
    contents.set(content, found)
    return found
  }

  return {
    findings,
    contents,
    /** Counts each finding once. */
    find(lapse: Lapse, text: string) {
      if (seen.has(text)) return
      seen.add(text)
      findings.push({ lapse, text })
    },
    /**
     * @param count how often the hotel has it now
     * @param isOpen whether the device knows of a doubt about the same content: then the press is about that one
     */
    pressed(content: string, intent: string, { count, isOpen }: { count: number; isOpen: boolean }) {
      const one = known(content)
      const isNew = one.meant === 0 || (!isOpen && (one.told + one.givenUp >= one.meant || one.isForgotten))
      if (isNew) {
        // All that were meant before and not told.
        one.givenUp = one.meant - one.told
        one.meant += 1
        Object.assign(one, { before: count, toldBefore: one.told })
      }
      Object.assign(one, { intent, isForgotten: false })
    },
    /** Sent after a question, with words that may never have been pressed before. */
    meant(content: string, intent: string) {
      const one = known(content)
      Object.assign(one, { intent, meant: Math.max(1, one.meant) })
    },
    told(content: string) {
      const one = known(content)
      one.told = Math.min(one.meant - one.givenUp, one.told + 1)
      const guest = content.split('/')[0]
      for (const [other, doubted] of contents)
        if (other !== content && other.startsWith(`${guest}/`) && doubted.intent === one.intent)
          doubted.isForgotten ||= doubted.isDoubted
    },
    /** What they were told was gone before anybody could read it. */
    untold(content: string) {
      const one = known(content)
      one.told = Math.max(0, one.told - 1)
    },
    doubted(content: string) {
      known(content).isDoubted = true
    },
    /** The guest has asked reception, and knows what the hotel has. */
    learned(content: string, count: number) {
      const one = known(content)
      one.told = Math.min(one.meant, Math.max(one.told, count))
      one.givenUp = 0
    },
    /** The browser has refused to store it, and the page that knew of it is gone, or is not the one that is asked. */
    unknown(content: string) {
      known(content).isForgotten = true
    },
    forgotten(guest: string) {
      for (const [content, one] of contents) if (content.startsWith(`${guest}/`)) one.isForgotten = true
    },
    /** Whether the hotel has more of it than the guest can know of who reads now that it has failed. */
    isDenied(content: string, count: number) {
      const { told, before } = known(content)
      return count > Math.max(told, before)
    },
    /** Compares with what the hotel has of each content. */
    compare(hotel: ReadonlyMap<string, number>) {
      for (const [content, count] of hotel) {
        const { meant } = known(content)
        if (count > meant) this.find('doubled', `the hotel has ${content} ${count} times, meant ${meant}`)
      }
      for (const [content, { told }] of contents) {
        const count = hotel.get(content) ?? 0
        if (count < told) this.find('lost', `${content} was told ${told} times, the hotel has ${count}`)
      }
    },
    /**
     * When all is quiet: what the hotel has and no guest was told of, nor knows now that it may have it.
     * @param isOpen whether a guest knows of a doubt about an intent. Of films they need not: the app reads which are bought
     */
    compareQuiet(hotel: ReadonlyMap<string, number>, isOpen: (guest: string, intent: string) => boolean) {
      for (const [content, count] of hotel) {
        const { told, before, toldBefore, isDoubted, isForgotten, intent } = known(content)
        const [guest = '', what = ''] = content.split('/')
        const isKnown = isDoubted && (what.startsWith('film ') || isOpen(guest, intent))
        if (count > before + told - toldBefore && !isKnown && !isForgotten)
          this.find(
            'lied',
            `the hotel has ${content} ${count} times, and the guest was told ${told}, no doubt`,
          )
      }
    },
  }
}
