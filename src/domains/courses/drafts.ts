/** The draft of the number of persons for one date of a course. */
export const personsDraft = (key: string) => `course-persons/${key}`

/** The draft that says for which date the dialog is open. */
export const openDraft = 'course'
