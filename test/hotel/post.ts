// The house's post: letters go to the mail server that the hotel was started with. Without one they stay on the desk.
import type { Transporter } from 'nodemailer'

export interface Letter {
  /** The house's own address, and whose words it carries. */
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
}

/** A mail server that says nothing for so long is taken for gone. */
const silenceLimitMs = 10_000

export class Post {
  readonly #url: string | undefined
  #transport: Promise<Transporter> | undefined

  constructor(url: string | undefined) {
    this.#url = url
  }

  get hasServer(): boolean {
    return this.#url !== undefined
  }

  /** Resolves once the server has taken the letter, rejects with its reason where it has not. */
  async send(letter: Letter): Promise<void> {
    this.#transport ??= this.#open()
    const transport = await this.#transport
    await transport.sendMail(letter)
  }

  close(): void {
    // A transport that never came about has told so to whoever sent.
    this.#transport?.then(
      (transport) => transport.close(),
      () => undefined,
    )
  }

  /** Loaded when the first letter is posted: most hotels have no mail server. */
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
