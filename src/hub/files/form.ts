import { createTextField } from '../../web/forms/fields.ts';
import { requireFileName } from '../../web/uploads/file-name.ts';

export const ATTACHED_FILE_FIELDS = {
  name: createTextField({
    label: 'Name',
    isRequired: true,
    maxLength: 255,
    check(text, note) {
      try {
        requireFileName(text, 'the file');
      } catch (error) {
        note((error as Error).message);
      }
    },
  }),
  description: createTextField({ label: 'Description', kind: 'textarea', maxLength: 10_000 }),
};
