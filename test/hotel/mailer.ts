// Sends mails through the mail server that the hotel was started with. Without one they appear only in the desk's list.
import type { Transporter } from 'nodemailer'

export interface Mail {
  /** The hotel's own address, with the name of the mail's author. */
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
}

/** A mail server that is silent for this time counts as unreachable. */
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

  /** Resolves once the server has accepted the mail, and rejects with the server's reason otherwise. */
  async send(mail: Mail): Promise<void> {
    this.#transport ??= this.#open()
    const transport = await this.#transport
    await transport.sendMail(mail)
  }

  close(): void {
    // If the transport could not be opened, `send` has rejected with the reason already.
    this.#transport?.then(
      (transport) => transport.close(),
      () => undefined,
    )
  }

  /** Loads nodemailer only when the first mail is sent: most hotels have no mail server. */
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
