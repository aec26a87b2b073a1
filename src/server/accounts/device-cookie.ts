import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'

/** Longer than most people stay away; every success gives a new one. */
const LIFETIME_SECONDS = 365 * 24 * 3600
const NUMBER_BYTES = 18

interface Setting {
  /** What the names of the portal's cookies begin with. */
  prefix: string
  secret: string
  secure: boolean
}

/**
 * Devices that have signed in to an account: each has a random number in a cookie, signed for that account alone. It lets
 * no one in; failures of this device are counted by themselves.
 * Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
export class DeviceCookie {
  readonly #name: string
  readonly #attributes: string
  readonly #secret: string

  constructor({ prefix, secret, secure }: Setting) {
    this.#name = `${prefix}.device`
    this.#attributes = `Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
    this.#secret = secret
  }

  /** The device's number, where it has signed in to this account before; null for every other. */
  read(cookies: string | undefined, email: string): string | null {
    const [number = '', signature = ''] =
      parseCookies(cookies ?? '')
        .get(this.#name)
        ?.split('.') ?? []
    const given = Buffer.from(signature, 'base64url')
    const made = this.#sign(number, email)
    return given.length === made.length && timingSafeEqual(given, made) ? number : null
  }

  /** The header that gives a device its cookie after a success. */
  make(email: string): string {
    const number = randomBytes(NUMBER_BYTES).toString('base64url')
    const signature = this.#sign(number, email).toString('base64url')
    return `${this.#name}=${number}.${signature}; ${this.#attributes}`
  }

  #sign(number: string, email: string): Buffer {
    return createHmac('sha256', this.#secret)
      .update(`device\n${email.trim().toLowerCase()}\n${number}`)
      .digest()
  }
}
