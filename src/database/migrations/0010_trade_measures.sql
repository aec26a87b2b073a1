-- A category of a subpopulation is one of the Red List's; what else stands there is told in its notes.
update subpopulations
set notes = concat_ws(' ', notes, status), status = null
where status not in ('EX', 'EW', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE');
--> statement-breakpoint
ALTER TABLE "subpopulations" ADD CONSTRAINT "subpopulations_status_known" CHECK ("subpopulations"."status" in ('EX', 'EW', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE'));
