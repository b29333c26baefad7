import { useEffect, useRef } from 'react'

/** Stands where the list begins: a guest who opens another group deep down in one is brought up to it. */
export function ListTop({ groupId }: { groupId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(groupId)
  useEffect(() => {
    if (last.current === groupId) return
    last.current = groupId
    if (place.current && place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView()
  }, [groupId])
  return <div ref={place} />
}
