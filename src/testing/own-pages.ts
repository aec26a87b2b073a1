import { cookieOf } from './accounts.ts'

/** A browser at a portal: it keeps its cookies, and its requests come from the portal's own pages. */
export class Visitor {
  readonly #url: string
  readonly #from: string
  readonly #cookies = new Map<string, string>()

  /** From another address than other visitors, where one is named; the portal then has TRUST_PROXY. */
  constructor(url: string, from = '192.0.2.10') {
    this.#url = url
    this.#from = from
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Forgets who it was, as a closed window does. */
  forget(): void {
    this.#cookies.clear()
  }

  get(path: string): Promise<Response> {
    return this.#send('GET', path)
  }

  post(path: string, body: object = {}): Promise<Response> {
    return this.#send('POST', path, body)
  }

  put(path: string, body: object): Promise<Response> {
    return this.#send('PUT', path, body)
  }

  delete(path: string, body: object = {}): Promise<Response> {
    return this.#send('DELETE', path, body)
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.#url,
        cookie: this.cookie,
        'x-forwarded-for': this.#from,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const pair of cookieOf(answer).split('; ').filter(Boolean)) {
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }
}
