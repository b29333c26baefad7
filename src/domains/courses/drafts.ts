/** The draft of the number of persons for one date of a course. */
export const personsDraft = (key: string) => `course-persons/${key}`

/** Draft key of the date whose dialog is open. */
export const openDraft = 'course'
