import { useEffect, useRef } from 'react'

/** Stands where the list begins: a guest who opens another one (`of`) deep down is brought up to it. */
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
