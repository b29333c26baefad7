import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useDraft } from '../../core/drafts/useDraft.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { signInDraftName } from '../../core/storageKeys.ts'
import { selectSession, signInDraftChanged } from '../session/slice.ts'
import { draftPlace, signInDraft } from './signInDraft.ts'
import type { FormValues } from './signInForm.ts'

/**
 * The values of the form. They begin with those of the URL, else with the session's login data. A draft is valid for
 * the URL at which it began: in the store it survives a visit to the terms, and in storage a reload (RT-25). Password
 * and accepted terms are never prefilled (LOGIN-01, LOGIN-10).
 */
export function useSignInDraft(): [FormValues, (values: FormValues) => void] {
  const dispatch = useDispatch()
  const { loginData, draft: entered } = useSelector(selectSession)
  const [kept, keep] = useDraft(signInDraftName, signInDraft, null)
  const [password, setPassword] = useState('')
  const query = new URLSearchParams(useSelector(selectPlace)?.search)
  const routed = new URLSearchParams(useLocation().search)
  const at = draftPlace(query)
  const draft = [entered, kept].find((begun) => begun?.at === at)
  // Either the store's place or the router's location contains a guest who has left for a moment longer (SES-30).
  const named = (field: string) => (query.get(field) === routed.get(field) ? query.get(field) : null)
  const startOf = (field: 'room' | 'name' | 'checkin') => draft?.[field] ?? (named(field) || loginData[field])
  const values: FormValues = {
    room: startOf('room'),
    name: startOf('name'),
    checkin: startOf('checkin'),
    email: draft?.email ?? '',
    terms: draft?.terms ?? false,
    password,
  }
  const set = ({ password: newPassword, ...entries }: FormValues) => {
    const newDraft = { ...entries, at }
    setPassword(newPassword)
    dispatch(signInDraftChanged(newDraft))
    keep(newDraft)
  }
  return [values, set]
}
