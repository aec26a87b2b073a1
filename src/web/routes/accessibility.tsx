import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityScreen } from '#web/public/accessibility/accessibility-screen.tsx'

export const Route = createFileRoute('/accessibility')({ component: AccessibilityScreen })
