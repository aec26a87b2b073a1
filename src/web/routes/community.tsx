import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/community')({
  beforeLoad: ({ location: { hash } }) => {
    throw redirect({ to: '/methodology', hash, replace: true })
  },
})
