// The page of an entity's form.
import { startEntityForm } from './entity-form.js';

startEntityForm(document.getElementById('entity'));
