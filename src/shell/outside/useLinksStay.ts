import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { basePath } from '../../core/routing/paths.ts'
import { addressOffered } from '../../core/routing/slice.ts'

const isInApp = ({ origin, pathname, target }: HTMLAnchorElement) =>
  origin === window.location.origin && `${pathname}/`.startsWith(`${basePath}/`) && target !== '_blank'

/** Lets no link lead out of the app: its address is offered for the guest's own phone (TVX-01). */
export function useLinksStay(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const keepHere = (event: Event) => {
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || isInApp(link)) return
      event.preventDefault()
      event.stopPropagation()
      dispatch(addressOffered({ address: link.href }))
    }
    for (const name of ['click', 'auxclick']) document.addEventListener(name, keepHere, true)
    return () => {
      for (const name of ['click', 'auxclick']) document.removeEventListener(name, keepHere, true)
    }
  }, [dispatch])
}
