import { ChoiceField } from '../records/choice-field.tsx'

/** Who suspended the trade. */
export function IssuerField() {
  return <ChoiceField topic="cites_trade_suspensions" name="issued_by" required />
}
