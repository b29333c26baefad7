import type { SessionState } from './sessionState.ts'

/** All personal data in the session: names, numbers and addresses, as the hotel and the guest gave them. */
export function personalValues({
  loginData,
  draft,
  checkinData,
  residents,
  onekeySession,
}: SessionState): string[] {
  const people = [...residents, ...(checkinData ? [checkinData, ...checkinData.residents] : [])]
  const key = onekeySession?.otpEmail ?? ''
  return [
    ...[loginData.name, loginData.userId, draft?.name ?? '', draft?.email ?? '', key],
    ...[checkinData?.last_name ?? '', checkinData?.reservation_nr ?? ''],
    ...people.flatMap(({ id, name }) => [id, name]),
  ]
}
