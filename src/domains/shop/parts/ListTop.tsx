import { useEffect, useRef } from 'react'

/** Marks the top of the list, to which the page scrolls back when another list (`of`) is opened further down. */
export function ListTop({ of }: { of: string }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(of)
  useEffect(() => {
    if (last.current === of) return
    last.current = of
    if (place.current && place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView()
  }, [of])
  return <div ref={place} />
}
