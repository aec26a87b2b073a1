/** `npm run test:full`, or any test with TEST_FULL=true: everything in every combination, where the usual run takes a part that has each kind of thing. */
export const isLongRun = process.env.TEST_FULL === 'true'
