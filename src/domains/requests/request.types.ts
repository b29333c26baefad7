/** An e-mail to the hotel that is offered to the guest (PAGE-26). Without an address it goes to the hotel's own. */
export interface PageRequest {
  to: string
  subject: string
  /** The first line of the mail, in English whatever the guest's language: the reception reads it. */
  english?: string
  text: string
}
