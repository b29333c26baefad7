// Reasons why the desk cannot carry out a request.

/** Something that the desk named does not exist. */
export class NotFoundError extends Error {}

/** The requested change is not possible now. */
export class NotPossibleError extends Error {}
