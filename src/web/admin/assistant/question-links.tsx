import { Link } from '@tanstack/react-router'

/** Questions as links. */
export function QuestionLinks({ questions }: { questions: readonly string[] }) {
  return (
    <ul className="grid gap-0.5">
      {questions.map((question) => (
        <li key={question}>
          <Link
            to="/admin/chatbot"
            search={{ question }}
            className="inline-flex min-h-8.5 items-center text-sm text-accent no-underline hover:underline"
          >
            {question}
          </Link>
        </li>
      ))}
    </ul>
  )
}
