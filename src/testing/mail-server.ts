import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedLetter {
  to: string[]
  /** Headers and text, as they travelled but with long lines whole. */
  text: string
}

const USER = 'portal'
const PASSWORD = 'a password of mail'
const PATIENCE_MS = 10_000

/** Starts a mail server on a free port of this machine. */
export async function startMailServer() {
  const letters: ReceivedLetter[] = []
  let isRefusing = false
  const arrived = new EventTarget()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: USER })
        : done(new Error('Wrong user or password')),
    onData: (stream, { envelope }, done) => {
      text(stream).then((sent) => {
        if (isRefusing) return done(new Error('No letters today'))
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), text: readable(sent) })
        arrived.dispatchEvent(new Event('letter'))
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')

  return {
    /** What SMTP_URL names it by. */
    url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${address.port}`,
    /** The next letter that arrives, or that arrived and was not read yet. */
    next: async () => {
      if (letters.length === 0) await once(arrived, 'letter', { signal: AbortSignal.timeout(PATIENCE_MS) })
      const letter = letters.shift()
      if (letter === undefined) throw new Error('No letter arrived')
      return letter
    },
    /** Takes no letter from now on. */
    refuse: () => {
      isRefusing = true
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A mail server of tests, which asks for a password and delivers nothing. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Takes the line breaks and the two signs out that 'quoted-printable' needs. */
const readable = (sent: string) =>
  sent
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
