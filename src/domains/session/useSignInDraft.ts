import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { FormValues } from './signInForm.ts'
import { draftKept, selectSession } from './slice.ts'

/**
 * What the guest has typed. It starts with the address and then the session's login data, survives a look at the terms, and is never
 * given a ticked box or a password beforehand (LOGIN-01, LOGIN-10).
 */
export function useSignInDraft(): [FormValues, (values: FormValues) => void] {
  const dispatch = useDispatch()
  const { loginData, draft } = useSelector(selectSession)
  const [password, setPassword] = useState('')
  const [query] = useSearchParams()
  const given = (field: 'room' | 'name' | 'checkin') => query.get(field) || loginData[field]
  const values: FormValues = {
    room: draft?.room ?? given('room'),
    name: draft?.name ?? given('name'),
    checkin: draft?.checkin ?? given('checkin'),
    email: draft?.email ?? '',
    terms: draft?.terms ?? false,
    password,
  }
  const set = ({ password: secret, ...draftOf }: FormValues) => {
    setPassword(secret)
    dispatch(draftKept(draftOf))
  }
  return [values, set]
}
