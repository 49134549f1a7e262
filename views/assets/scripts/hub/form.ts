// The page of an entity's form.
import { need } from '../elements.ts';
import { startEntityForm } from './entity-form.ts';

startEntityForm(need(HTMLFormElement, '#entity'));
