/** Selector of elements that a reload must not interrupt, such as an open film or a payment. */
const blockingSelector = '[data-prevents-reload]'

/** True if a reload would interrupt something (SW-02): such an element, or a playing video. */
export const isOccupied = (document: Document): boolean =>
  document.querySelector(blockingSelector) !== null ||
  Array.from(document.querySelectorAll('video')).some((video) => !video.paused && !video.ended)
