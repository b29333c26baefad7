// The names under which a guest orders and writes: their own, alone or with the first name, or the room's account.
import type { Resident, Stay } from '../db/stays.ts'
import { plain } from './checkin.ts'

const namesOf = ({ name, lastName }: Resident) => [lastName, `${name} ${lastName}`]

/** Whether `name` is one of this resident, or of the account of their room, which goes by the guest's last name. */
export function isOwnName(name: string, stay: Stay, resident: Resident): boolean {
  const accounts = stay.residents
    .filter(({ permanent }) => permanent)
    .flatMap((account) => [...namesOf(account), `${account.name} ${resident.lastName}`])
  return [...namesOf(resident), ...accounts].some((own) => plain(own) === plain(name))
}
