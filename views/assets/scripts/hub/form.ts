// The page of an entity's form.
import { requireElement } from '../elements.ts';
import { startEntityForm } from './entity-form.ts';

startEntityForm(requireElement(HTMLFormElement, '#entity'));
