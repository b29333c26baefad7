import { call, fork, put, takeEvery } from 'typed-redux-saga'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { stateOf } from '../../core/load.ts'
import { service } from '../../core/services.ts'
import { billDownloadRequested, billPrinted, billSlice, bills } from './slice.ts'

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

function* billSaga() {
  yield* takeEvery(billPrinted, printBill)
  yield* fork(watchDownloads)
}

function* printBill() {
  const page = yield* service('page')
  page.print()
}

export const billState = stateOf([bills], { slices: [billSlice], saga: billSaga })
