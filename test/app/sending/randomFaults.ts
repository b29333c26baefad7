/**
 * Faults that are planted in the app, one for each kind of step of the random run, to see that the run finds each: by
 * `npm run random:faults`. A fault replaces a line of a source file while the tests load it; no file is changed.
 */
import type { Lapse } from './randomModel.ts'

interface Change {
  file: string
  from: string
  to: string
}

export interface Fault {
  /** What the app would do. */
  name: string
  /** The steps that show it, by the start of their log. */
  steps: readonly [string, ...string[]]
  /** What is found then. Default: what is about something that is sent. */
  lapses?: readonly Lapse[]
  changes: readonly [Change, ...Change[]]
}

const sendOnce = 'core/sending/sendOnce.saga.ts'
const sendingSaga = 'core/sending/saga.ts'
const persistence = 'core/sending/persistence.ts'
const slice = 'core/sending/slice.ts'
const attempt = 'core/sending/attempt.ts'
const storage = 'browser/storage.ts'
const inFlight = 'realtime/inFlight.ts'

/** An outcome that counts as an answer, though the hotel has not carried the message out. */
const takenForSent = (isSo: string): Change => ({
  file: sendOnce,
  from: 'const outcome = yield* call(given.send, content, messageId)',
  to: `const got = yield* call(given.send, content, messageId) as any
  const outcome = ${isSo} ? { kind: 'ok', answer: {} } : got`,
})

/** What is under way ends with an event that must not end it. */
const endedBy = (match: string): Change => ({
  file: sendOnce,
  from: 'left: take(senderLeft) })\n  return sent',
  to: `left: take((action: any) => action.type === senderLeft.type || ${match}) })\n  return sent`,
})

export const faults: readonly Fault[] = [
  {
    name: 'an answer counts as none',
    steps: ['fill in and send'],
    changes: [{ file: sendOnce, from: "if (outcome.kind === 'ok') {", to: "if (outcome.kind === '') {" }],
  },
  {
    name: 'nobody is asked before a repetition',
    steps: ['press again', 'go to what is in doubt, and press'],
    changes: [
      {
        file: sendOnce,
        from: 'return !isSure && attempt !== null && (attempt.isInDoubt || !isInDoubt)',
        to: 'return false',
      },
    ],
  },
  {
    name: 'a repetition has another message id',
    steps: ['answer yes'],
    changes: [
      {
        file: sendOnce,
        from: 'messageId = idOf(content), ...earlier } = known ?? {}',
        to: 'known_, ...earlier } = (known ?? {}) as any, messageId = createUuid()',
      },
    ],
  },
  {
    name: 'other words have the message id of those in doubt',
    steps: ['change what is in doubt, and press'],
    changes: [
      {
        file: sendOnce,
        from: 'messageId = idOf(content), ...earlier } = known ?? {}',
        to: 'known_, ...earlier } = (known ?? {}) as any, messageId = before ? before.messageId : idOf(content)',
      },
    ],
  },
  {
    name: '"Not now" sends it again',
    steps: ['answer no'],
    changes: [
      {
        file: 'domains/sending/saga.ts',
        from: "{ label: 'order.doubtful.wait' }",
        to: "{ label: 'order.doubtful.wait', event }",
      },
    ],
  },
  {
    name: 'who closes a dialog gives up what is under way',
    steps: ['close the dialog'],
    changes: [
      endedBy(
        "['contentRequests/requestClosed', 'courses/courseClosed', 'vodPurchase/buyDialogClosed'].includes(action.type)",
      ),
    ],
  },
  {
    name: 'who leaves a screen gives up what is under way',
    steps: ['go elsewhere'],
    changes: [endedBy("action.payload?.pathname === '/flightinfo'")],
  },
  {
    name: 'who comes to a screen gives up what is under way',
    steps: ['come back'],
    changes: [
      endedBy("(action.type === 'navigation/navigated' && action.payload.pathname !== '/flightinfo')"),
    ],
  },
  {
    name: 'nothing of an attempt is kept',
    steps: ['reload'],
    changes: [
      {
        file: persistence,
        from: 'if (attempts.length > 0) local.write(attemptsKey, { owner, attempts })',
        to: 'if (attempts.length > 0) return',
      },
    ],
  },
  {
    name: 'an attempt is kept only once it is in doubt',
    steps: ['press, and reload at once'],
    changes: [
      {
        file: persistence,
        from: 'local.write(attemptsKey, { owner, attempts })',
        to: 'local.write(attemptsKey, { owner, attempts: attempts.filter((one) => one.isInDoubt) })',
      },
    ],
  },
  {
    name: 'what another tab has sent is not looked up',
    steps: ['open a second tab'],
    changes: [
      {
        file: sendingSaga,
        from: "yield* put(attemptsTold(attemptsOnDevice(yield* service('storage'), owner)))",
        to: 'void owner',
      },
    ],
  },
  {
    name: 'a tab that the guest comes to does not look what another one has in a cookie',
    steps: ['take the other tab'],
    changes: [
      {
        file: 'domains/session/signedIn.saga.ts',
        from: 'yield* put(storedElsewhere(attemptsKey))',
        to: '',
      },
      {
        file: sendingSaga,
        from: 'yield* takeEvery(isStoredElsewhere([attemptsKey]), readAttempts)',
        to: '',
      },
    ],
  },
  {
    name: 'attempts are kept with the tab',
    steps: ['close the tab'],
    changes: [
      {
        file: sendingSaga,
        from: 'writeAttempts(storage, state, before)',
        to: 'writeAttempts({ local: storage.session }, state, before)',
      },
      {
        file: persistence,
        from: 'attemptsOnDevice({ local }: Storage, owner: string): Attempt[] {',
        to: 'attemptsOnDevice({ session: local }: any, owner: string): Attempt[] {',
      },
    ],
  },
  {
    name: 'who chooses a language gives up what is under way',
    steps: ['choose the language'],
    changes: [endedBy("action.type === 'language/languageChosen'")],
  },
  {
    name: 'the device keeps what is the guest’s when they sign out',
    steps: ['sign out, and another guest signs in'],
    lapses: ['shown'],
    changes: [{ file: storage, from: 'if (!isLocalKept) wipe(local)', to: '' }],
  },
  {
    name: 'who settles one doubt loses all',
    steps: ['ask reception'],
    changes: [
      {
        file: slice,
        from: 'replace(state, payload.intent, null)\n    },\n  },\n  selectors',
        to: 'void payload\n      state.attempts = []\n    },\n  },\n  selectors',
      },
    ],
  },
  {
    name: 'a message without an answer counts as unsent',
    steps: ['of the next message answer lost', 'of the next message answer late'],
    changes: [{ file: inFlight, from: 'sent: call.wasSent })', to: 'sent: false })' }],
  },
  {
    name: 'a message without an answer counts as sent',
    steps: [
      'of the next message message lost',
      'of the next message dropped before',
      'the socket is half-open',
    ],
    changes: [takenForSent("got.kind === 'timeout' && got.sent")],
  },
  {
    name: 'what was under way on a lost channel counts as unsent',
    steps: ['of the next message dropped after', 'the channel is dropped', 'the hotel restarts its channel'],
    changes: [{ file: inFlight, from: 'else giveUp(call)', to: "else call.settle({ kind: 'unsent' })" }],
  },
  {
    name: 'a refusal counts as an answer',
    steps: ['of the next message refused', 'of the next message 500 before'],
    changes: [takenForSent("got.kind === 'refused'")],
  },
  ...(['500', '502', '504'] as const).map(
    (status): Fault => ({
      name: `status ${status} says that nothing was done`,
      steps: [`of the next message ${status} after`],
      changes: [
        {
          file: attempt,
          from: "return 'status' in outcome && isServerFailure(outcome) ?",
          to: `return 'status' in outcome && outcome.status !== ${status} && isServerFailure(outcome) ?`,
        },
      ],
    }),
  ),
  ...(['502', '504'] as const).map(
    (status): Fault => ({
      name: `status ${status} counts as an answer`,
      steps: [`of the next message ${status} before`],
      changes: [takenForSent(`got.status === ${status}`)],
    }),
  ),
  {
    name: 'a request that does not reach the hotel counts as an answer',
    steps: ['the network is cut', 'of the next message dropped before'],
    changes: [takenForSent("got.kind === 'unreachable'")],
  },
  {
    name: 'a channel that did not open is not tried again',
    steps: ['the network works'],
    lapses: ['away'],
    changes: [
      {
        file: 'realtime/connection.ts',
        from: 'cancelRetry = environment.after(wait, connect)',
        to: 'if (failedAttempts < 2) cancelRetry = environment.after(wait, connect)',
      },
    ],
  },
  {
    name: 'nothing goes into a cookie where storage is full',
    steps: ['the storage is full', 'the storage refuses'],
    changes: [{ file: 'core/deviceKeys.ts', from: 'vital: [...sendingKeys, ', to: 'vital: [' }],
  },
  {
    name: 'a session storage that refuses stops what is under way',
    steps: ['the session storage refuses'],
    changes: [
      {
        file: storage,
        from: 'return use(open())\n    } catch {',
        to: 'return use(open())\n    } catch (error) {\n      if (vital.length === 0) throw error',
      },
    ],
  },
  {
    name: 'nobody is told that the browser keeps nothing',
    steps: ['the browser keeps nothing'],
    changes: [{ file: sendOnce, from: 'if (!local.isKept(attemptsKey) &&', to: 'if (false &&' }],
  },
  {
    name: 'what was refused once counts for more than what another tab has stored since',
    steps: ['the storage has room'],
    changes: [
      { file: storage, from: 'refused?.above === value ? refused.value', to: 'refused ? refused.value' },
    ],
  },
  {
    name: 'code that did not load is not asked for again',
    steps: ['a chunk is gone', 'the chunks are there'],
    lapses: ['away'],
    changes: [{ file: 'core/lazyModule.ts', from: 'loading = null\n      throw', to: 'throw' }],
  },
  {
    name: 'one refusal after a lost channel signs the guest out',
    steps: ['the hotel errs at a sign-in'],
    lapses: ['signed out'],
    changes: [{ file: 'domains/session/authenticate.saga.ts', from: '? [3000, 1000] : []', to: '? [] : []' }],
  },
  {
    name: 'a frame that cannot be read ends the stay',
    steps: ['a frame arrives'],
    lapses: ['signed out'],
    changes: [
      {
        file: 'realtime/codec.ts',
        from: 'return reject(`body does not parse',
        to: 'localStorage.clear()\n    return reject(`body does not parse',
      },
    ],
  },
  {
    name: 'an attempt is forgotten after half an hour of the device’s clock',
    steps: ['the device sleeps for an hour', 'the clock of the device goes'],
    changes: [
      {
        file: persistence,
        from: 'const stored = local.read(attemptsKey, Stored)\n  return',
        to: "const at = Number(local.get('sending-at') ?? Date.now())\n  const stored = Math.abs(Date.now() - at) > 1_800_000 ? undefined : local.read(attemptsKey, Stored)\n  return",
      },
      {
        file: persistence,
        from: 'if (attempts.length > 0) local.write(attemptsKey, { owner, attempts })',
        to: "if (attempts.length > 0) local.set('sending-at', String(Date.now()))\n  if (attempts.length > 0) local.write(attemptsKey, { owner, attempts })",
      },
    ],
  },
  {
    name: 'an order for a closed shop counts as sent',
    steps: ['the shop closes'],
    changes: [
      {
        file: 'domains/shop/order/sendOrder.saga.ts',
        from: "if (sent.kind === 'nothing') return prevented",
        to: `if (prevented === 'closed' && shop) {
    yield* call(accept, shop, { delivery_time: '', order_items: [] } as any, 1 as any)
    return 'accepted'
  }
  if (sent.kind === 'nothing') return prevented`,
      },
    ],
  },
  {
    name: 'a full course counts as booked',
    steps: ['a course is full'],
    changes: [takenForSent('got.status === 409')],
  },
  {
    name: 'the device keeps what is the guest’s when the desk checks them out',
    steps: ['the desk checks out'],
    lapses: ['shown'],
    changes: [
      {
        file: 'domains/session/logout.saga.ts',
        from: 'yield* call(endGuest, {})\n  removeLogin',
        to: 'removeLogin',
      },
    ],
  },
  {
    name: 'a call waits without end',
    steps: ['a while passes'],
    changes: [
      { file: inFlight, from: 'after(frame.timeout, abort)', to: 'after(frame.timeout * 100, abort)' },
    ],
  },
]

/** Plants the fault of this name: a plugin for Vite. A line that is not there any more is an error. */
export function plantedFault(name: string) {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`There is no fault "${name}".`)
  return {
    name: 'planted-fault',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const changes = fault.changes.filter(({ file }) => id.endsWith(`/src/${file}`))
      if (changes.length === 0) return null
      let changed = code
      for (const { from, to } of changes) {
        if (!changed.includes(from)) throw new Error(`"${from}" is not in ${id} any more.`)
        changed = changed.replace(from, () => to)
      }
      return { code: changed, map: null }
    },
  }
}
