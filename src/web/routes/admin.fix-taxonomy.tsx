import { createFileRoute } from '@tanstack/react-router'
import { TaxonomyFixScreen } from '#web/admin/taxonomy-fix/taxonomy-fix-screen.tsx'

export const Route = createFileRoute('/admin/fix-taxonomy')({ component: TaxonomyFixScreen })
