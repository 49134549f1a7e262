import { requireElement } from '../elements.ts';
import { startEntityForm } from './entity-form.ts';

startEntityForm(requireElement(HTMLFormElement, '#entity'));
