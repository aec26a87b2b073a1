/** What a literature search platform is asked; what is in braces is filled in. */
export const SEARCH_PROMPT = `
You search scientific publications. Answer only from works you can cite.

SPECIES
  Current name:       {scientific name, e.g. Monodon monoceros}
  Also published as:  {former names and spellings, or "none known"}
  Common name:        {English common name}
  Assessed apart:     {subspecies or populations with their own status, or "none"}

QUESTION
  What do scientific publications say about the {fields, e.g. movement patterns and threats} of this species in the Arctic and the seas and lands that border it?

PREFER
  1. Peer-reviewed articles and assessments of agencies that report data of their own.
  2. Reviews, only for what no original work can be found for.
  3. Works of the last fifteen years, and the older work where a newer one merely repeats its figure.

FOR EVERY STATEMENT GIVE
  - the statement in one sentence, with unit and area;
  - whether it holds for the whole species, a subspecies or a named population;
  - the years in which the data were gathered, if the work says so;
  - the passage it rests on, word for word;
  - the work: authors, year, title, journal or publisher, DOI.

DO NOT
  - combine figures of several works into one;
  - convert units, round, or estimate;
  - report a figure that a work mentions only to reject it;
  - carry a statement over from a related species or another population;
  - fill a gap. If nothing is found for a field, write: "Nothing found for {field}".

If works disagree, give both and say that they disagree.
`

/** How a language model brings the platform's answer into the form. */
export const STRUCTURING_PROMPT = `
Convert the ANSWER below into one JSON object that fits the SCHEMA. You convert; you do not write, judge or add.

RULES
  1. Use nothing but the ANSWER. What you know besides does not count.
  2. One entry of "statements" per statement and field. Split sentences that say two things.
  3. "text" keeps every number, unit, area and qualifier ("about", "at least", "up to") of the ANSWER.
  4. "quotation" is copied letter by letter from the passage the ANSWER gives. No passage, no statement.
  5. "references" names the works by their id. A statement without a work is left out.
  6. "applies_to" is "species" only if the ANSWER says so or names no smaller unit. Otherwise name the subspecies or population in "population".
  7. "data_years" is when the data were gathered. If only the year of publication is given, use null.
  8. Copy authors, year, title, journal and DOI as given. Never complete or correct a DOI; if it is missing, use null.
  9. Two works with the same DOI, or with the same title and year, are one entry of "references".
 10. Where works disagree, keep every statement. Do not choose between them.
 11. List in "not_found" each field that was asked about and has no statement.
 12. Return the JSON object and nothing else: no comment, no Markdown.

SETTINGS
  temperature 0.2

SCHEMA
  {the JSON Schema below}

FIELDS ASKED ABOUT
  {fields}

ANSWER
  {the answer of the literature search platform, as it came}
`
