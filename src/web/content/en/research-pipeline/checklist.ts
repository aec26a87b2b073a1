/** By which an expert decides. */
export const REVIEW_CHECKLIST = `
FOR EVERY WORK
  [ ] The DOI, or the publisher's page, leads to this work and no other.
  [ ] Authors, year, title and journal agree with the work itself.
  [ ] It has not been retracted or corrected in a way that touches the statement.

FOR EVERY STATEMENT
  [ ] The passage stands in the work, in these words.
  [ ] The work says it of its own data, or cites another work, which then becomes the source.
  [ ] It is about this species: current or former name, and no look-alike.
  [ ] Species, subspecies or population are right; so are sea, country and season.
  [ ] Number, unit and qualifier are those of the work. Nothing was rounded or converted.
  [ ] The years of the data are given, or known to be unknown.
  [ ] It is still held: no newer work of the same group revises it.
  [ ] It does not contradict the Red List assessment in use. If it does, both are shown.
  [ ] It does not reveal a place where the animal could be harmed.

FOR THE RECORD AS A WHOLE
  [ ] Fields under "not_found" were searched for by hand at least once.
  [ ] Disagreements between works are kept, not averaged.
  [ ] Knowledge holders of the region are named where the work names them.
  [ ] Struck statements carry the reason.

Reviewer, day, notes:
`
