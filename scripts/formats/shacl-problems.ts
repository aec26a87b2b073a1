import { Parser, Store } from 'n3'
import ShaclValidator from 'rdf-validate-shacl'

/** Why statements do not fit SHACL shapes in Turtle; nothing where they fit. Warnings are recommendations, no problems. */
export async function shaclProblems(shapes: string, statements: Store): Promise<string[]> {
  const { results } = await new ShaclValidator(new Store(new Parser().parse(shapes))).validate(statements)
  return results
    .filter(({ severity }) => severity?.value.endsWith('#Violation'))
    .map(({ focusNode, path, value, sourceConstraintComponent: rule }) =>
      [focusNode, path, value, rule].map((term) => term?.value ?? '').join(' '),
    )
}
