export const coursesPath = '/courses'
