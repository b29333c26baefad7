import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { requestBillData } from '../../contract/bill.ts'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log, service } from '../../core/services.ts'
import {
  billDownloadRequested,
  billFailed,
  billLoaded,
  billPersonChosen,
  billPrinted,
  billRequested,
  billRetried,
  billSlice,
  selectBillPerson,
} from './slice.ts'

/** Lazy-loaded: the PDF library and the fonts are fetched with the first download. */
const pdfWriter = lazyModule(() => import('./pdf/billPdf.ts'), 'writeBillPdf')

/** Writes the bill as a PDF and gives it to the browser to save (DEMO-12). */
function* watchDownloads() {
  yield* takeEvery(billDownloadRequested, function* download({ payload: { fileName, bill } }) {
    const page = yield* service('page')
    try {
      const write = yield* call(pdfWriter.load)
      page.save(fileName, yield* call(write, bill))
    } catch (error) {
      yield* put(chunkLoadFailed({ part: pdfWriter.name, reason: String(error) }))
    }
  })
}

export function* billSaga() {
  yield* takeLatest([isVisitOf('bill'), billPersonChosen, billRetried], loadBill)
  yield* takeEvery(billPrinted, printBill)
  yield* fork(watchDownloads)
}

/** Loads the selected bill on every visit, because the guest expects to see the latest charges. */
function* loadBill() {
  const person = yield* select(selectBillPerson)
  if (!person) return
  const { reservation } = person
  yield* put(billRequested(reservation))
  const outcome = yield* callHotel(
    requestBillData,
    { reservation_nr: reservation },
    { keep: `bill/${reservation}` },
  )
  if (outcome.kind === 'ok') return yield* put(billLoaded({ key: reservation, value: outcome.answer.items }))
  yield* log('error', 'bill', `a bill did not load: ${outcome.kind}`)
  yield* put(billFailed(reservation))
}

function* printBill() {
  const page = yield* service('page')
  page.print()
}

export const billState: DomainState = { slices: [billSlice], saga: billSaga }
