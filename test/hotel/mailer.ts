// Sends mails by the mail server that the hotel was started with. Without one they are on the desk's list alone.
import type { Transporter } from 'nodemailer'

export interface Mail {
  /** The hotel's own address, and the name of whoever wrote the mail. */
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
}

/** A mail server that says nothing for so long is taken for gone. */
const silenceLimitMs = 10_000

export class Mailer {
  readonly #url: string | undefined
  #transport: Promise<Transporter> | undefined

  constructor(url: string | undefined) {
    this.#url = url
  }

  get hasServer(): boolean {
    return this.#url !== undefined
  }

  /** Resolves once the server has taken the mail, rejects with its reason where it has not. */
  async send(mail: Mail): Promise<void> {
    this.#transport ??= this.#open()
    const transport = await this.#transport
    await transport.sendMail(mail)
  }

  close(): void {
    // A transport that never came about has told so to whoever sent.
    this.#transport?.then(
      (transport) => transport.close(),
      () => undefined,
    )
  }

  /** Loaded when the first mail is sent: most hotels have no mail server. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: this.#url,
      connectionTimeout: silenceLimitMs,
      greetingTimeout: silenceLimitMs,
      socketTimeout: silenceLimitMs,
    })
  }
}
