import { createFileRoute } from '@tanstack/react-router'
import { PeopleScreen } from '#web/admin/people/people-screen.tsx'

export const Route = createFileRoute('/admin/people')({ component: PeopleScreen })
