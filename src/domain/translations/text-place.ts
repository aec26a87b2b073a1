import type { TranslatedField } from './translated-fields.ts'

/** Which text of which record. */
export interface TextPlace {
  record_id: string
  field: TranslatedField
}

/** One key for one text: ids are unique in all tables. */
export const placeKey = ({ record_id, field }: TextPlace): string => `${record_id} ${field}`
