// Reads the form that a page sends. A body that is no form is the sender's fault, not the hotel's.
import type { Context } from 'hono'
import { HttpRefusal } from './visitor.ts'

export type Form = Readonly<Record<string, unknown>>

export async function formOf({ req }: Context): Promise<Form> {
  try {
    return await req.parseBody()
  } catch {
    throw new HttpRefusal(400, 'not_a_form', 'The body is not the form that its type says.')
  }
}
