import type { CuratedTopic } from './curation/curated-topics.ts'

/** What was asked for does not exist. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The input breaks a rule; the message names it in the sender's language, and `fields` has a message for each field. */
export class Invalid extends Error {
  override name = 'Invalid'
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(message?: string, fields?: Readonly<Record<string, string>>) {
    super(message)
    this.fields = fields
  }
}

/** A record that already exists, with what its form is found by. */
export interface ExistingRecord {
  topic: CuratedTopic
  id: string
  /** With the name of its species, where it belongs to one. */
  name: string
}

/** The input says what another record says already, or contradicts it; `existing` is which. */
export class Duplicate extends Invalid {
  override name = 'Duplicate'
  readonly existing: ExistingRecord

  constructor(message: string, field: string, existing: ExistingRecord) {
    super(message, { [field]: message })
    this.existing = existing
  }
}

/** Who changed a record last, and when. */
export interface LastChange {
  editor_email: string
  changed_at: Date
}

/** Someone else changed the record in between; `current` is the row as it stands now, `last_change` says who it was. */
export class Conflict extends Error {
  override name = 'Conflict'
  readonly current: unknown
  readonly last_change: LastChange | undefined

  constructor(message: string, current: unknown, last_change?: LastChange) {
    super(message)
    this.current = current
    this.last_change = last_change
  }
}

/** A request carries the key of an earlier one but asks for something else. */
export class KeyOfAnotherRequest extends Error {
  override name = 'KeyOfAnotherRequest'
}

/** What an answer needs does not work at the moment; the same question may be answered soon. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** A stored file is not what was written; the message names it. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}

/** So much is asked for at the moment that this question cannot even wait; it may be asked again in a few seconds. */
export class Busy extends Error {
  override name = 'Busy'
}

/** A disk has no room left; the message is one sentence for the operator. */
export class DiskFull extends Error {
  override name = 'DiskFull'
}

/** The sender is known but may not do this. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}
