// Why the desk cannot do what it was asked to.

/** Something that the desk named does not exist. */
export class NotFoundError extends Error {}

/** It exists, but cannot be done now. */
export class NotPossibleError extends Error {}
