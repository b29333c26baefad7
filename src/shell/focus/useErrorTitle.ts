import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

const invalid = '[aria-invalid="true"], [data-invalid]'

/**
 * Says in the title of the page, which a screen reader reads first, that its form has errors.
 * @param write puts the title into words. Returns the function that stops it.
 */
function markErrors(write: (title: string) => string): () => void {
  const content = document.getElementById('content')
  if (!content) return () => undefined
  let plain = ''
  let marked = ''
  const check = () => {
    const isMarked = marked !== '' && document.title === marked
    if (content.querySelector(invalid)) {
      if (isMarked) return
      plain = document.title
      marked = write(plain)
      document.title = marked
    } else if (isMarked) document.title = plain
  }
  const observer = new MutationObserver(check)
  observer.observe(content, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid', 'data-invalid'],
  })
  check()
  return () => {
    observer.disconnect()
    if (document.title === marked) document.title = plain
  }
}

/** The page's title begins with the word for an error while a form has one. */
export function useErrorTitle(): void {
  const { t } = useTranslation()
  useEffect(() => markErrors((title) => t('app.error', { title })), [t])
}
