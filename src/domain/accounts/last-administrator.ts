import { ADMIN_ROLE } from './roles.ts'

/** Whether this person is the only administrator, without whom no one could invite or restore anyone. */
export function isLastAdministrator(
  person: { id: string },
  people: readonly { id: string; role: string | null }[],
): boolean {
  const administrators = people.filter(({ role }) => role === ADMIN_ROLE)
  return administrators.length === 1 && administrators[0]?.id === person.id
}
